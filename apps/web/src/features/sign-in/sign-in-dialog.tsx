import { Dialog } from "../../ui/overlays/dialog.tsx";
import type { SignInMode } from "./sign-in.api.ts";
import { SignInArt } from "./sign-in-art.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";
import { words } from "./sign-in-words.ts";
import "../../styles/sign-in.css";

export interface SignInDialogProps {
	/** Null is closed. */
	mode: SignInMode | null;
	/** It was opened for a page that needs sign-in, which comes next. */
	isForPage: boolean;
	onModeChange: (mode: SignInMode) => void;
	onClose: () => void;
}

/** The home page's modal. */
export function SignInDialog({ mode, isForPage, onModeChange, onClose }: SignInDialogProps) {
	const { title, other } = words[mode ?? "create"];
	return (
		<Dialog open={mode !== null} onClose={onClose} title={title} hideTitle className="sign-in-dialog">
			<SignInArt />
			<SignInPanel
				mode={mode ?? "create"}
				isPage={false}
				isForPage={isForPage}
				toggle={
					<button
						type="button"
						className="link tap-line"
						onClick={() => onModeChange(mode === "create" ? "login" : "create")}
					>
						{other}
					</button>
				}
			/>
		</Dialog>
	);
}
