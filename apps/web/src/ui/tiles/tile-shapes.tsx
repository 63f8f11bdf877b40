import type { ReactNode } from "react";

const plus = "M42 18h16v24h24v16H58v24H42V58H18V42h24z";

/** Each tile is a real mathematical object, drawn on a 100 by 100 square in one color. */
export const tileShapes = {
	quarter: (fill) => <path d="M0 100V0A100 100 0 0 1 100 100Z" fill={fill} />,
	half: (fill) => (
		<>
			<path d="M0 50A50 50 0 0 1 100 50Z" fill={fill} />
			<path d="M0 100A50 50 0 0 1 100 100Z" fill={fill} opacity=".55" />
		</>
	),
	dot: (fill) => <circle cx="50" cy="50" r="30" fill={fill} />,
	bigdot: (fill) => <circle cx="50" cy="50" r="50" fill={fill} />,
	arcs: (fill) => (
		<g fill="none" stroke={fill} strokeWidth="11">
			<path d="M6 100A94 94 0 0 1 100 6" />
			<path d="M34 100A66 66 0 0 1 100 34" />
			<path d="M62 100A38 38 0 0 1 100 62" />
		</g>
	),
	tri: (fill) => <path d="M0 100L100 0V100Z" fill={fill} />,
	leaf: (fill) => <path d="M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z" fill={fill} />,
	plus: (fill) => <path d={plus} fill={fill} />,
	times: (fill) => <path d={plus} fill={fill} transform="rotate(45 50 50)" />,
	div: (fill) => (
		<g fill={fill}>
			<rect x="18" y="43" width="64" height="14" rx="7" />
			<circle cx="50" cy="23" r="9.5" />
			<circle cx="50" cy="77" r="9.5" />
		</g>
	),
	minus: (fill) => <rect x="18" y="43" width="64" height="14" rx="7" fill={fill} />,
	eq: (fill) => (
		<g fill={fill}>
			<rect x="18" y="31" width="64" height="14" rx="7" />
			<rect x="18" y="56" width="64" height="14" rx="7" />
		</g>
	),
	bars: (fill) => (
		<g fill={fill}>
			<rect x="14" y="14" width="72" height="20" rx="6" />
			<rect x="14" y="40" width="48" height="20" rx="6" />
			<rect x="14" y="66" width="24" height="20" rx="6" />
		</g>
	),
	ten: (fill) => (
		<g fill={fill}>
			{[0, 1, 2, 3, 4].flatMap((x) =>
				[0, 1].map((y) => (
					<circle
						key={`${x}${y}`}
						cx={14 + x * 18}
						cy={38 + y * 24}
						r="7"
						opacity={x > 2 && y === 1 ? 0.28 : 1}
					/>
				)),
			)}
		</g>
	),
	grid: (fill) => (
		<g fill={fill}>
			{[0, 1, 2].flatMap((x) =>
				[0, 1, 2].map((y) => (
					<rect
						key={`${x}${y}`}
						x={16 + x * 24}
						y={16 + y * 24}
						width="20"
						height="20"
						rx="5"
						opacity={x + y * 3 > 5 ? 0.3 : 1}
					/>
				)),
			)}
		</g>
	),
	pie: (fill) => (
		<>
			<circle cx="50" cy="50" r="36" fill={fill} opacity=".28" />
			<path d="M50 50V14A36 36 0 1 1 14 50Z" fill={fill} />
		</>
	),
	steps: (fill) => <path d="M0 100V75H25V50H50V25H75V0H100V100Z" fill={fill} />,
	angle: (fill) => (
		<g fill="none" stroke={fill} strokeWidth="9" strokeLinecap="round">
			<path d="M16 84H88" />
			<path d="M16 84L70 18" />
			<path d="M46 84A30 30 0 0 0 35 61" strokeWidth="6" />
		</g>
	),
	wave: (fill) => (
		<path
			d="M0 50C17 10 33 10 50 50S83 90 100 50"
			fill="none"
			stroke={fill}
			strokeWidth="9"
			strokeLinecap="round"
		/>
	),
	ring: (fill) => <circle cx="50" cy="50" r="30" fill="none" stroke={fill} strokeWidth="13" />,
	/** The missing piece. Always the same quiet line, whatever the color. */
	hole: () => (
		<rect
			x="2"
			y="2"
			width="96"
			height="96"
			rx="17"
			fill="none"
			stroke="var(--border-strong)"
			strokeWidth="2.5"
			vectorEffect="non-scaling-stroke"
			strokeDasharray="8 7"
		/>
	),
} as const satisfies Record<string, (fill: string) => ReactNode>;
