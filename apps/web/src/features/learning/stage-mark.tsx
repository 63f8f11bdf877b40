import type { Standing } from "./stage-words.ts";
import { fillOf } from "./stage-words.ts";

export interface StageMarkProps extends Standing {
	size?: number;
}

/** A small tile that tells the stage by outline, filling and sign; the word stands beside it. */
export function StageMark({ size = 26, ...standing }: StageMarkProps) {
	return (
		<svg className="stage-mark" viewBox="0 0 26 26" width={size} height={size} aria-hidden="true">
			<StageSign {...standing} />
		</svg>
	);
}

/** The same on a 26 by 26 square, to be placed inside an svg. */
export function StageSign(standing: Standing) {
	const { stage } = standing;
	if (stage === "mastered" || stage === "due_for_review") return <Full isDue={stage === "due_for_review"} />;
	const height = fillOf(standing) * 20;
	const isOpen = stage === "unknown";
	return (
		<>
			<rect
				x="2"
				y="2"
				width="22"
				height="22"
				rx="6"
				fill="none"
				strokeWidth="2"
				stroke={isOpen ? "var(--border-strong)" : "var(--fig-sky)"}
				{...(isOpen && { strokeDasharray: "4 3.3" })}
			/>
			{standing.looks_known && (
				<path d="M7.5 13.5l3.8 3.8 7.4-8" fill="none" strokeWidth="2" stroke="var(--border-strong)" />
			)}
			{height > 0 && (
				<rect
					x="5"
					y={21 - height * 0.8}
					width="16"
					height={height * 0.8}
					rx="2.5"
					fill={isOpen ? "var(--border-strong)" : "var(--fig-sky)"}
				/>
			)}
		</>
	);
}

function Full({ isDue }: { isDue: boolean }) {
	const stroke = { fill: "none", strokeWidth: 2.6, strokeLinecap: "round", strokeLinejoin: "round" } as const;
	if (isDue)
		return (
			<>
				<circle cx="13" cy="13" r="12" fill="var(--gold)" />
				<path d="M13 7.5V13l3.6 2.4" stroke="var(--on-gold)" {...stroke} />
			</>
		);
	return (
		<>
			<rect x="1" y="1" width="24" height="24" rx="7" fill="var(--mint-solid)" />
			<path d="M7.5 13.5l3.8 3.8 7.4-8" stroke="var(--on-mint)" {...stroke} />
		</>
	);
}
