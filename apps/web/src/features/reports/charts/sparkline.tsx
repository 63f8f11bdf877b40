import type { ReportedSkill } from "@learnin/contract/routes/practice/reports.contract";

const width = 88;
const height = 28;
const pad = 4;

/** The history of mastery over the newest questions; the table that expands below says the same in words. */
export function Sparkline({ course }: { course: ReportedSkill["course"] }) {
	const points = course.map(({ mastery }, at) => ({
		x: pad + (at * (width - 2 * pad)) / Math.max(1, course.length - 1),
		y: height - pad - mastery * (height - 2 * pad),
	}));
	const last = points.at(-1);
	return (
		<svg
			className="sparkline"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			aria-hidden="true"
		>
			<line x1={pad} x2={width - pad} y1={height - pad} y2={height - pad} className="sparkline-base" />
			{points.length > 1 && <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} />}
			{last && <circle cx={last.x} cy={last.y} r="3" />}
		</svg>
	);
}
