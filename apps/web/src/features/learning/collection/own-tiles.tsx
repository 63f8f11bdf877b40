import type { Plan } from "../learning.api.ts";
import { FilledTile } from "./skill-art.tsx";
import { nextTiles } from "./next-tiles.ts";
import { fillOf } from "../stage-words.ts";
import "./own-tiles.css";

const most = 8;

interface Shown {
	skill_id: string;
	place: number;
	/** How much of it is filled, 0 to 1. */
	fill: number;
}

/** The student's own tiles as a picture: mastered ones first; next to the first few those of today's set. */
export function OwnTiles({ plan }: { plan: Plan }) {
	const tiles = tilesOf(plan).slice(0, most);
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

function tilesOf(plan: Plan): Shown[] {
	const own = plan.collection.tiles.map(({ skill_id, place, stage }) => ({
		skill_id,
		place,
		fill: fillOf({ stage, is_begun: true }),
	}));
	const next = nextTiles(plan).map(({ skill_id, place }) => ({ skill_id, place, fill: 0 }));
	return [...own, ...next];
}
