import type { ReactNode } from "react";

export interface ApologyProps {
	title: string;
	hint: string;
	/** The next step. */
	action: ReactNode;
	/** Inside a page's frame, which already has a main element. */
	isPart?: boolean;
}

/** For a page that could not be shown. Draws its own picture: it must work when little else does. */
export function Apology({ title, hint, action, isPart = false }: ApologyProps) {
	const Frame = isPart ? "div" : "main";
	return (
		<Frame className={isPart ? "center-part" : "grid min-h-dvh place-items-center"}>
			<div className="empty">
				<svg viewBox="0 0 208 100" aria-hidden="true">
					<rect
						x="2"
						y="2"
						width="96"
						height="96"
						rx="17"
						fill="none"
						stroke="var(--border-strong)"
						strokeWidth="2.5"
						strokeDasharray="8 7"
					/>
					<rect x="108" width="100" height="100" rx="18" fill="var(--gold-soft)" />
					<circle cx="158" cy="50" r="30" fill="var(--art-gold)" />
				</svg>
				<h1>{title}</h1>
				<p className="text-ink-2 max-w-[34ch] text-sm">{hint}</p>
				{action}
			</div>
		</Frame>
	);
}
