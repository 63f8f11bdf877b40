export interface PieProps {
	slices: number;
	/** How many of the slices are filled, from twelve o'clock. */
	filled: number;
	color: "sky" | "gold";
	/** Shows the missing part: a dashed ring for the question, a gray disc for an option. */
	ground: "ring" | "disc";
	size: number;
	className: string;
	label?: string;
}

export function Pie({ slices, filled, color, ground, size, className, label }: PieProps) {
	const middle = size / 2;
	const radius = ground === "ring" ? middle - 10 : middle - 4;
	return (
		<svg
			className={className}
			viewBox={`0 0 ${size} ${size}`}
			{...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
		>
			{ground === "disc" && <circle cx={middle} cy={middle} r={radius} fill="var(--surface-3)" />}
			{ground === "ring" && <circle className="pie-ring" cx={middle} cy={middle} r={radius - 2} />}
			{Array.from({ length: slices }, (_, at) => (
				<path
					key={at}
					className={at < filled ? undefined : "off"}
					d={slice(at, slices, middle, radius)}
					fill={at < filled ? `var(--fig-${color})` : "transparent"}
				/>
			))}
		</svg>
	);
}

function slice(at: number, slices: number, middle: number, radius: number): string {
	const point = (turn: number) => {
		const angle = turn * 2 * Math.PI - Math.PI / 2;
		return `${(middle + radius * Math.cos(angle)).toFixed(2)} ${(middle + radius * Math.sin(angle)).toFixed(2)}`;
	};
	return `M${middle} ${middle}L${point(at / slices)}A${radius} ${radius} 0 0 1 ${point((at + 1) / slices)}Z`;
}
