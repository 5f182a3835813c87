/* The page's own script: it exchanges messages with the frame of the library. */

const frame = document.querySelector('iframe');
const library = new URL(frame.dataset.src).origin;
const post = (message) => frame.contentWindow.postMessage(message, library);

async function getToken() {
  const answer = await fetch('/embed-example/reader-token', { method: 'POST' });
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  const { accessToken } = await answer.json();
  return accessToken;
}

const events = document.querySelector('#events');
const show = (name, detail) => {
  const line = document.createElement('li');
  line.textContent = detail == null ? name : `${name} ${JSON.stringify(detail)}`;
  events.append(line);
};

/** Commands that the frame has not answered yet, by their id. */
const pending = new Map();
let lastId = 0;
const call = (name, ...args) =>
  new Promise((resolve, reject) => {
    lastId += 1;
    pending.set(lastId, { resolve, reject });
    post({ type: 'leeszaal:command', id: lastId, name, args });
  });

window.addEventListener('message', async ({ source, origin, data }) => {
  // Messages of other windows and other origins are not the reader's.
  if (source !== frame.contentWindow || origin !== library) return;
  switch (data.type) {
    case 'leeszaal:token-request':
      try {
        post({ type: 'leeszaal:token', id: data.id, token: await getToken() });
      } catch {
        post({ type: 'leeszaal:token', id: data.id });
      }
      break;
    case 'leeszaal:event':
      show(data.name, data.detail);
      break;
    case 'leeszaal:result': {
      const { resolve, reject } = pending.get(data.id);
      pending.delete(data.id);
      if (data.error === undefined) resolve(data.value);
      else reject(new Error(data.error));
    }
  }
});
// Not in the markup: the frame's first message must not come before the listener.
frame.src = frame.dataset.src;

const output = document.querySelector('output');
const run = async (work) => {
  try {
    output.value = String((await work()) ?? 'done');
  } catch (error) {
    output.value = error.message;
  }
};
document.querySelector('#go-to').addEventListener('submit', (event) => {
  event.preventDefault();
  run(() => call('goTo', { page: Number(event.target.elements.page.value) }));
});
document.querySelector('#find').addEventListener('submit', (event) => {
  event.preventDefault();
  run(async () => `${await call('search', event.target.elements.words.value)} results`);
});
document.querySelector('#close').addEventListener('click', () => run(() => call('close')));
