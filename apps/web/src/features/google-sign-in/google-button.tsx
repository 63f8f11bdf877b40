import { Button } from "../../ui/buttons/button.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { GoogleMark } from "./google-mark.tsx";
import type { Google } from "./use-google.ts";

/** The button that opens Google's window, and the result. */
export function GoogleButton({
	google,
	label,
	size = "lg",
}: {
	google: Google;
	label: string;
	size?: "md" | "lg";
}) {
	const { state } = google;
	const isBusy = state.kind === "waiting" || state.kind === "exchanging";
	return (
		<div className="grid gap-2">
			<Button
				variant="line"
				size={size}
				block
				icon={<GoogleMark />}
				busy={isBusy}
				busyLabel="Waiting for Google"
				onClick={google.start}
			>
				{label}
			</Button>
			{state.kind === "waiting" && (
				<p className="text-ink-2 text-center text-sm">
					Continue in the Google window.{" "}
					<button type="button" className="link tap-line" onClick={google.show}>
						Show it
					</button>
				</p>
			)}
			{state.kind === "blocked" && (
				<Note kind="info" title="Your browser didn’t open a window">
					<p>You can go to Google on this page instead, then come back here.</p>
					<p>
						<button type="button" className="link tap-line" onClick={google.startInPage}>
							Continue on this page
						</button>
					</p>
				</Note>
			)}
			{state.kind === "idle" && state.problem !== null && (
				<p className="error-text" role="alert">
					{state.problem}
				</p>
			)}
		</div>
	);
}
