/* The page's own script: it gives the reader tokens, shows its events, and calls its methods. */

const reader = document.querySelector('leeszaal-reader');

// The reader calls this at its start, and again when a token has ended.
reader.tokenProvider = async () => {
  const answer = await fetch('/embed-example/reader-token', { method: 'POST' });
  if (!answer.ok) throw new Error(`No token: ${answer.status}`);
  const { accessToken } = await answer.json();
  return accessToken;
};

const events = document.querySelector('#events');
const show = (name, detail) => {
  const line = document.createElement('li');
  line.textContent = detail == null ? name : `${name} ${JSON.stringify(detail)}`;
  events.append(line);
};
for (const name of ['opened', 'page', 'position', 'expired', 'closed', 'failed']) {
  reader.addEventListener(name, ({ detail }) => show(name, detail));
}

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
  run(() => reader.goTo({ page: Number(event.target.elements.page.value) }));
});
document.querySelector('#find').addEventListener('submit', (event) => {
  event.preventDefault();
  run(async () => `${await reader.search(event.target.elements.words.value)} results`);
});
document.querySelector('#close').addEventListener('click', () => run(() => reader.close()));
