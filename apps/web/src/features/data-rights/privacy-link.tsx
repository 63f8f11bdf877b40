import type { ReactNode } from "react";
import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";

/** Opens in a new tab, so that the current form is not lost. */
export function PrivacyLink({ children }: { children: ReactNode }) {
	return (
		<a className="link" href={PRIVACY_PATH} target="_blank" rel="noreferrer">
			{children}
			<span className="sr"> (opens in a new tab)</span>
		</a>
	);
}
