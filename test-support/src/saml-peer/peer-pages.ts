const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A field with its label. */
const field = (label: string, name: string, type = 'text'): string =>
  `<p><label>${label} <input name="${name}" type="${type}"></label></p>`;

/** A page with a form. */
function formPage(
  title: string,
  action: string,
  content: string,
  fields: Readonly<Record<string, string>>,
): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeText(value)}">`,
  );
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>
<form method="post" action="${escapeText(action)}">${hidden.join('')}${content}</form></main></body></html>`;
}

/** The page on which a person signs in at the provider. @param query the request of the portal */
export const loginPage = (query: string): string =>
  formPage(
    'Example Campus',
    `/login?${query}`,
    `${field('User name', 'login')}${field('Password', 'password', 'password')}<button>Sign in</button>`,
    {},
  );

/** The page from which a browser brings a response to the portal. */
export const answerPage = (target: string, fields: Readonly<Record<string, string>>): string =>
  formPage('Back to the library', target, '<button>Continue</button>', fields);

/** The page on which a person signs out at the provider. */
export const signOutPage = (): string =>
  formPage('Example Campus', '/sign-out', '<button>Sign out</button>', {});

/** A page with a sentence. */
export const noticePage = (text: string): string =>
  `<!doctype html><html lang="en"><head><title>Example Campus</title></head><body><main><h1>${text}</h1></main></body></html>`;
