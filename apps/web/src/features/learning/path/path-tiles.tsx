import { Check, Clock, MapPin } from "lucide-react";
import type { CSSProperties } from "react";
import { KnownFlag } from "../collection/known-line.tsx";
import { FilledTile } from "../collection/skill-art.tsx";
import type { Place, Spot } from "./path.ts";
import { levelsOf, opened, type Tree, treeOf } from "./path-tree.ts";
import { artOf, standingName } from "../stage-words.ts";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

/** Tiles per row on a phone, a tablet and a wide screen. */
const COLUMNS = [3, 4, 6] as const;
/** So few are too close together for lines between them. */
const CLOSE = 3;

export interface PathTilesProps {
	places: readonly Place[];
	here: string | undefined;
	onOpen: (skill_id: string) => void;
}

/** The tiles of a unit as a way from what comes first: it forks where several skills open from one. */
export function PathTiles({ places, here, onOpen }: PathTilesProps) {
	const levels = levelsOf(places);
	const below = opened(levels).get(here ?? "") ?? [];
	// Nothing is next on a way that only leads to what is open already.
	const opens = places.some(({ skill, spot }) => spot === "later" && below.includes(skill.id));
	const hereAt = opens ? levels.flat().findIndex(({ skill }) => skill.id === here) : -1;
	const trees = COLUMNS.map((columns) => ({ columns, ...treeOf(levels, columns) }));
	return (
		<div className="pa-way">
			<ol>
				{levels.flat().map((place, at) => (
					<li key={place.skill.id} className={wayClass(trees, at, at === hereAt)} style={spotsOf(trees, at)}>
						<PathTile place={place} isHere={place.skill.id === here} onOpen={onOpen} />
					</li>
				))}
			</ol>
			{trees.map((tree) =>
				tree.columns === CLOSE && tree.passes.length > 0 ? (
					<RowByRow key={tree.columns} tree={tree} />
				) : (
					<Ways key={tree.columns} tree={tree} columns={tree.columns} from={tree.tiles[hereAt]} />
				),
			)}
		</div>
	);
}

/** Style sheets cannot count: each width reads its own position. A row of tiles is followed by the gap below it. */
function spotsOf(trees: readonly (Tree & { columns: number })[], at: number): CSSProperties {
	return Object.fromEntries(
		trees.flatMap(({ columns, tiles }) => {
			const { row, start } = tiles[at] ?? { row: 0, start: 0 };
			return [
				[`--row-${columns}`, 2 * row + 1],
				[`--column-${columns}`, start + 1],
			];
		}),
	) as CSSProperties;
}

/** From each row to the one below. */
function RowByRow({ tree: { tiles } }: { tree: Tree }) {
	const last = Math.max(...tiles.map(({ row }) => row));
	return Array.from({ length: last }, (_, row) => (
		<i key={row} className="pa-next" style={{ gridRow: 2 * row + 2 }} aria-hidden="true" />
	));
}

function wayClass(trees: readonly Tree[], at: number, isHere: boolean): string | undefined {
	const hasWay = trees.some(({ tiles, pieces }) =>
		pieces.some(({ below, from }) => below === tiles[at]?.row && from === tiles[at].start + 1),
	);
	if (!hasWay) return undefined;
	return isHere ? "is-way is-next" : "is-way";
}

interface WaysProps {
	tree: Tree;
	columns: number;
	/** The child's own tile: what it opens is next. */
	from: Tree["tiles"][number] | undefined;
}

/** The lines of one width: curves in the gaps, and straight ones where they run between tiles. */
function Ways({ tree: { pieces, opening, passes }, columns, from: here }: WaysProps) {
	// The same as `opensAfter` lists.
	const next = pieces
		.slice(0, opening)
		.filter(({ below, from }) => below === here?.row && from === here.start + 1);
	const isNext = (piece: Tree["pieces"][number]) => next.includes(piece);
	const gaps = Map.groupBy(pieces, (piece) => piece.below);
	return (
		<>
			{[...gaps].map(([row, lines]) => (
				<svg
					key={row}
					className={`pa-gap is-${columns}`}
					style={{ gridRow: 2 * row + 2 }}
					viewBox={`0 0 ${2 * columns} 2`}
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path d={curves(lines.filter((line) => !isNext(line)))} />
					<path className="is-next" d={curves(lines.filter(isNext))} />
				</svg>
			))}
			{passes.map(({ row, at }) => (
				<i
					key={`${row} ${at}`}
					className={`pa-pass is-${columns}`}
					style={{ gridRow: 2 * row + 1, marginInlineStart: `${(at / columns) * 50}%` }}
					aria-hidden="true"
				/>
			))}
		</>
	);
}

function curves(lines: Tree["pieces"]): string {
	return lines.map(({ from, to }) => `M${from} 0C${from} 1 ${to} 1 ${to} 2`).join("");
}

function PathTile({
	place: { skill, spot },
	isHere,
	onOpen,
}: {
	place: Place;
	isHere: boolean;
	onOpen: (skill_id: string) => void;
}) {
	return (
		<button
			type="button"
			className={`pa-tile is-${spot}${isHere ? " is-here" : ""}`}
			aria-haspopup="dialog"
			{...(isHere && { "aria-current": "step" as const })}
			onClick={() => onOpen(skill.id)}
		>
			<span className="pa-art">
				<svg viewBox="0 0 100 100" aria-hidden="true">
					<FilledTile {...artOf(skill)} />
				</svg>
				<Sign spot={spot} />
				{isHere && (
					<b className="pa-sign is-pin">
						<MapPin aria-hidden="true" />
					</b>
				)}
			</span>
			<span className="pa-name">
				<WholeWords text={skill.name} />
			</span>
			<span className={spot === "known" ? "pa-knew" : "sr"}>
				{spot === "open" ? "Ready to start" : standingName(skill)}
			</span>
			{isHere && <span className="sr">You are here</span>}
		</button>
	);
}

function Sign({ spot }: { spot: Spot }) {
	if (spot === "done")
		return (
			<b className="pa-sign">
				<Check aria-hidden="true" />
			</b>
		);
	if (spot === "known")
		return (
			<span className="pa-sign is-flag">
				<KnownFlag />
			</span>
		);
	if (spot === "due")
		return (
			<b className="pa-sign is-clock">
				<Clock aria-hidden="true" />
			</b>
		);
	return null;
}
