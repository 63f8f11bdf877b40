/** The 2 by 2 square whose gold dot flies in. Decorative. */
export function MissingPiece() {
	return (
		<svg viewBox="0 0 100 100" className="pr-piece">
			<g fill="var(--fig-sky)">
				<rect x="3" y="3" width="44" height="44" rx="13" />
				<rect x="3" y="53" width="44" height="44" rx="13" />
				<rect x="53" y="53" width="44" height="44" rx="13" />
			</g>
			<circle className="pr-piece-dot" cx="75" cy="25" r="22" fill="var(--art-gold)" />
		</svg>
	);
}

type Piece = readonly [
	kind: "square" | "dot" | "tri",
	x: number,
	y: number,
	size: number,
	color: string,
	turn: number,
];

const pieces: readonly Piece[] = [
	["square", 30, 26, 16, "sky", 20],
	["dot", 70, 64, 8, "gold", 0],
	["tri", 38, 112, 16, "coral", 0],
	["square", 96, 138, 12, "mint", 40],
	["dot", 252, 30, 7, "lilac", 0],
	["tri", 286, 74, 18, "sky", 60],
	["square", 262, 124, 14, "gold", 15],
	["dot", 220, 150, 6, "coral", 0],
	["tri", 100, 18, 13, "mint", 200],
	["square", 214, 8, 11, "coral", 30],
];

export function Burst() {
	return (
		<svg viewBox="0 0 320 170" className="pr-burst">
			{pieces.map(([kind, x, y, size, color, turn]) => (
				<g key={`${x}-${y}`}>
					<PieceShape kind={kind} {...{ x, y, size, turn }} fill={`var(--art-${color})`} />
				</g>
			))}
		</svg>
	);
}

interface PieceShapeProps {
	kind: Piece[0];
	x: number;
	y: number;
	size: number;
	turn: number;
	fill: string;
}

function PieceShape({ kind, x, y, size, turn, fill }: PieceShapeProps) {
	if (kind === "dot") return <circle cx={x} cy={y} r={size} fill={fill} />;
	if (kind === "square")
		return (
			<rect
				x={x}
				y={y}
				width={size}
				height={size}
				rx="4"
				fill={fill}
				transform={`rotate(${turn} ${x} ${y})`}
			/>
		);
	return (
		<path
			d={`M${x} ${y + size}L${x + size} ${y + size}V${y}Z`}
			fill={fill}
			transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}
		/>
	);
}
