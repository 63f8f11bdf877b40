import type { Plan } from "../learning.api.ts";

/** With fewer tiles than this, those of today's set are shown too. */
const FEW = 3;

/** The skills of today's set that still have no tile, to show next to the first few. */
export function nextTiles({ collection: { tiles }, steps }: Plan): Plan["steps"] {
	const isNew = ({ skill_id }: Plan["steps"][number]) => tiles.every((tile) => tile.skill_id !== skill_id);
	return steps.filter(isNew).slice(0, Math.max(0, FEW - tiles.length));
}
