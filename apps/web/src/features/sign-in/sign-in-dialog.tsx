import { Dialog } from "../../ui/dialog.tsx";
import type { SignInMode } from "./sign-in.api.ts";
import { SignInArt } from "./sign-in-art.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { words } from "./sign-in-words.ts";
import "../../styles/sign-in.css";

export interface SignInDialogProps {
	/** Null is closed. */
	mode: SignInMode | null;
	onModeChange: (mode: SignInMode) => void;
	onClose: () => void;
}

/** The home page's modal. */
export function SignInDialog({ mode, onModeChange, onClose }: SignInDialogProps) {
	const { title, lead, question, other } = words[mode ?? "create"];
	return (
		<Dialog open={mode !== null} onClose={onClose} title={title} hideTitle className="sign-in-dialog">
			<SignInArt />
			<div className="sign-in-body">
				<header>
					{/* The dialog itself is named by its own heading. */}
					<p className="sign-in-title" aria-hidden="true">
						{title}
					</p>
					<p className="text-ink-2 text-sm">{lead}</p>
				</header>
				<SignInForm key={mode} mode={mode ?? "create"} />
				<p className="text-ink-2 text-center text-sm">
					{question}{" "}
					<button
						type="button"
						className="link tap-line"
						onClick={() => onModeChange(mode === "create" ? "login" : "create")}
					>
						{other}
					</button>
				</p>
			</div>
		</Dialog>
	);
}
