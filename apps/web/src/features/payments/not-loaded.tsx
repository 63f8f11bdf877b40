import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

/** In place of a card form whose library did not come. */
export function NotLoaded({ retry, children }: { retry: () => void; children: string }) {
	return (
		<>
			<Note kind="problem" title="Stripe is not loaded">
				<p>{children}</p>
			</Note>
			<Button variant="primary" size="lg" block onClick={retry}>
				Try again
			</Button>
		</>
	);
}
