import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

/** In place of a card form whose library did not come. */
export function NotLoaded({ retry, children }: { retry: () => void; children: string }) {
	return (
		<div className="grid gap-4">
			<div role="alert">
				<Note kind="problem" title="Stripe is not loaded">
					<p>{children}</p>
				</Note>
			</div>
			<Button variant="primary" size="lg" block ref={focusInDialog} onClick={retry}>
				Try again
			</Button>
		</div>
	);
}

/** The button that led here is gone. On a page of its own the form was not asked for by a button. */
function focusInDialog(button: HTMLButtonElement | null): void {
	if (button?.closest("dialog")) button.focus();
}
