import type { CSSProperties } from "react";

export interface ProgressBarProps {
	/** 0 to 1. */
	value: number;
	label: string;
	tone?: "sky" | "gold" | "mint" | "coral" | "lilac";
}

export function ProgressBar({ value, label, tone = "sky" }: ProgressBarProps) {
	const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
	return (
		<div
			className="bar"
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
		>
			<i style={{ width: `${percent}%`, "--c": `var(--fig-${tone})` } as CSSProperties} />
		</div>
	);
}
