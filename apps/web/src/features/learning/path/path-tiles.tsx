import { Check, Clock, MapPin } from "lucide-react";
import type { CSSProperties } from "react";
import { KnownFlag } from "../collection/known-line.tsx";
import { FilledTile } from "../collection/skill-art.tsx";
import { type Place, type Spot, turnAt } from "./path.ts";
import { artOf, standingName } from "../stage-words.ts";
import { WholeWords } from "../../../ui/text/whole-words.tsx";

/** Tiles per row on a phone, a tablet and a wide screen. */
const COLUMNS = [3, 4, 6] as const;

export interface PathTilesProps {
	places: readonly Place[];
	here: string | undefined;
	onOpen: (skill_id: string) => void;
}

/** The tiles in order, as a path that turns at the end of each row. */
export function PathTiles({ places, here, onOpen }: PathTilesProps) {
	return (
		<ol className="pa-way">
			{places.map((place, at) => (
				<li key={place.skill.id} {...wayOf(at, places.length)}>
					<PathTile place={place} isHere={place.skill.id === here} onOpen={onOpen} />
				</li>
			))}
		</ol>
	);
}

/** Style sheets cannot count: each width reads its own position and turn. */
function wayOf(at: number, count: number) {
	const turns = COLUMNS.map((columns) => ({ columns, ...turnAt(at, columns, count) }));
	const style = Object.fromEntries(
		turns.flatMap(({ columns, row, column }) => [
			[`--row-${columns}`, row],
			[`--column-${columns}`, column],
		]),
	) as CSSProperties;
	const leads = Object.fromEntries(turns.map(({ columns, to }) => [`data-to-${columns}`, to]));
	return { style, ...leads };
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
				<Sign spot={spot} isHere={isHere} />
			</span>
			<span className="pa-name">
				<WholeWords text={skill.name} />
			</span>
			<span className={spot === "known" && !isHere ? "pa-knew" : "sr"}>
				{isHere ? "You are here" : spot === "open" ? "Ready to start" : standingName(skill)}
			</span>
		</button>
	);
}

function Sign({ spot, isHere }: { spot: Spot; isHere: boolean }) {
	if (isHere)
		return (
			<b className="pa-sign is-pin">
				<MapPin aria-hidden="true" />
			</b>
		);
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
