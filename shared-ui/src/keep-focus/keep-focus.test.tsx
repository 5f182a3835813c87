import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { Button } from '../button/index.ts';
import { keepFocus, useKeptFocus } from './index.ts';

/** A list that loads more: it fails once, then loads, then is complete. */
function More() {
  const [step, setStep] = useState(0);
  const isUnderWay = step % 2 === 1;
  const { place, notePress } = useKeptFocus(isUnderWay);
  const press = () => {
    notePress();
    setStep(step + 1);
  };
  return (
    <>
      <div ref={place} tabIndex={-1} data-testid="place">
        {step === 2 && <Button onPress={press}>Try again</Button>}
        {(step < 2 || step === 3) && (
          <Button isBusy={isUnderWay} onPress={press}>
            More
          </Button>
        )}
        {step === 4 && <Button isDisabled>All</Button>}
      </div>
      <button type="button" onClick={() => setStep((now) => now + 1)}>
        answer
      </button>
    </>
  );
}

const answer = () => userEvent.click(screen.getByText('answer'), { pointerEventsCheck: 0 });

/** Answers without a press, which would move the focus. */
const answerAside = () => act(() => screen.getByText('answer').click());

test('what stands in the place of the button that was pressed has the focus, then the place', async () => {
  render(<More />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  answerAside();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /More/ }));
  answerAside();
  expect(document.activeElement).toBe(screen.getByTestId('place'));
});

test('a person who went elsewhere meanwhile stays there', async () => {
  render(<More />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  await answer();
  expect(document.activeElement).toBe(screen.getByText('answer'));
});

test('before a button goes with its own press, what surrounds it takes the focus', () => {
  render(
    <section tabIndex={-1} data-testid="around">
      <p>
        <button type="button">Go</button>
      </p>
    </section>,
  );
  const button = screen.getByText('Go');
  button.focus();
  keepFocus(button);
  expect(document.activeElement).toBe(screen.getByTestId('around'));
});

/** Reports the focused element in each commit. */
function Waited({
  isUnderWay,
  tell,
}: {
  readonly isUnderWay: boolean;
  readonly tell: (focused: Element | null) => void;
}) {
  const { place, notePress } = useKeptFocus(isUnderWay);
  useLayoutEffect(() => tell(document.activeElement));
  return (
    <div ref={place} tabIndex={-1} data-testid="place">
      {!isUnderWay && <Button onPress={notePress}>More</Button>}
    </div>
  );
}

test('the focus is moved together with the change: no later press meets it on its way', async () => {
  const told: (Element | null)[] = [];
  const tell = (focused: Element | null) => void told.push(focused);
  const { rerender } = render(<Waited isUnderWay={false} tell={tell} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  rerender(<Waited isUnderWay tell={tell} />);
  expect(told.at(-1)).toBe(screen.getByTestId('place'));
});

test('a person who is pressing something else just then does not lose the focus', async () => {
  const { rerender } = render(<Waited isUnderWay={false} tell={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  // The browser moves the focus after `pointerdown`.
  fireEvent.pointerDown(document.body);
  rerender(<Waited isUnderWay tell={() => undefined} />);
  expect(document.activeElement).toBe(document.body);
});
