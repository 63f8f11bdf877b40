import { tileShapes } from "./tile-shapes.tsx";

export type TileColor = "sky" | "gold" | "mint" | "coral" | "lilac";
export type TileKind = keyof typeof tileShapes;

export interface TileSpec {
	kind: TileKind;
	color: TileColor;
	/** Draws the soft square of the color behind the shape. */
	soft?: boolean;
	turn?: 0 | 90 | 180 | 270;
}

/** One tile on a 100 by 100 square, to be placed inside an svg. */
export function TileArt({ kind, color, soft = false, turn = 0, round = 18 }: TileSpec & { round?: number }) {
	const hasSquare = soft && kind !== "hole";
	return (
		<>
			{hasSquare && <rect width="100" height="100" rx={round} fill={`var(--${color}-soft)`} />}
			<g style={kind === "hole" ? undefined : { clipPath: `inset(0 round ${round}px) fill-box` }}>
				<rect width="100" height="100" fill="none" />
				<g transform={`rotate(${turn} 50 50)`}>{tileShapes[kind](`var(--art-${color})`)}</g>
			</g>
		</>
	);
}

export interface TileBoardProps {
	rows: readonly (readonly (TileSpec | null)[])[];
	gap?: number;
	round?: number;
	className?: string;
}

/** Decoration only. */
export function TileBoard({ rows, gap = 8, round = 18, className }: TileBoardProps) {
	const step = 100 + gap;
	const width = Math.max(...rows.map((row) => row.length)) * step - gap;
	const height = rows.length * step - gap;
	return (
		<svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
			{rows.flatMap((row, y) =>
				row.map((tile, x) =>
					tile ? (
						<g key={`${x}-${y}`} transform={`translate(${x * step} ${y * step})`}>
							<TileArt {...tile} round={round} />
						</g>
					) : null,
				),
			)}
		</svg>
	);
}
