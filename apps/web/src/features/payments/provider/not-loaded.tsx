import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/messages/note.tsx";

/** Replaces a card form whose library did not load. */
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

/** The button that led here is gone. On a separate page no button led to the form. */
function focusInDialog(button: HTMLButtonElement | null): void {
	if (button?.closest("dialog")) button.focus();
}
