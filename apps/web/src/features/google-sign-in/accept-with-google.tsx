import { GoogleButton } from "./google-button.tsx";
import { useGoogle } from "./use-google.ts";
import { useGoogleOffered } from "./use-google-offered.ts";

export interface AcceptWithGoogleProps {
	/** Sends Google's one-time code to the server; an error is shown at the button. */
	accept: (handoff: string) => Promise<void>;
	/** This page, for browsers that block windows. */
	returnPath: string;
}

/**
 * Above the password of an invitation: a Google account with the invited address instead. Empty if Google is not
 * offered.
 */
export function AcceptWithGoogle({ accept, returnPath }: AcceptWithGoogleProps) {
	const isOffered = useGoogleOffered();
	const google = useGoogle(async (handoff) => {
		await accept(handoff);
		return { step: "done" };
	}, returnPath);
	if (isOffered !== true) return null;
	return (
		<div className="grid gap-4">
			<GoogleButton google={google} label="Join with Google" />
			<p className="sign-in-or">
				<span>or</span>
			</p>
		</div>
	);
}
