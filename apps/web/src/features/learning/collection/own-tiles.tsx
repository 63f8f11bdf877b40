import type { Plan } from "../learning.api.ts";
import { FilledTile } from "./skill-art.tsx";
import { nextTiles } from "./next-tiles.ts";
import { fillOf } from "../stage-words.ts";
import "./own-tiles.css";

const most = 8;
/** So many show on a phone. */
const mostInRow = 5;

interface Shown {
	skill_id: string;
	place: number;
	/** How much of it is filled, 0 to 1. */
	fill: number;
}

interface OwnTilesProps {
	plan: Plan;
	/** So many skills of today's set are named beside: the picture shows their tiles. */
	named: number;
}

/**
 * Tiles as a picture: those of the skills named beside, after the student's mastered ones where there is room; else the
 * student's own, mastered ones first, and next to the first few those of today's set.
 */
export function OwnTiles({ plan, named }: OwnTilesProps) {
	const tiles = tilesOf(plan, named).slice(0, most);
	if (tiles.length === 0) return null;
	return (
		<div className={`ot is-${tiles.length}`} aria-hidden="true">
			{tiles.map((tile) => (
				<svg key={tile.skill_id} viewBox="0 0 100 100">
					<FilledTile {...tile} />
				</svg>
			))}
		</div>
	);
}

function tilesOf(plan: Plan, named: number): Shown[] {
	const own = plan.collection.tiles.map(({ skill_id, place, stage }) => ({
		skill_id,
		place,
		fill: fillOf({ stage, is_begun: true }),
	}));
	const ofToday = plan.steps
		.slice(0, named)
		.map(
			({ skill_id, place }) => own.find((tile) => tile.skill_id === skill_id) ?? { skill_id, place, fill: 0 },
		);
	if (ofToday.length > 0) {
		const isToday = ({ skill_id }: Shown) => ofToday.some((tile) => tile.skill_id === skill_id);
		const mastered = own.filter((tile) => tile.fill === 1 && !isToday(tile));
		return [...mastered.slice(0, mostInRow - ofToday.length), ...ofToday];
	}
	const next = nextTiles(plan).map(({ skill_id, place }) => ({ skill_id, place, fill: 0 }));
	return [...own, ...next];
}
