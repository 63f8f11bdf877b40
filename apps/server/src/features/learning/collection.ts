import type { RouteResponse } from "@learnin/contract/define-route";
import type { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import { looksKnown } from "@learnin/domain/mastery/learning/learner";
import { masteredSince } from "@learnin/domain/mastery/mastered-since";
import type { Standing } from "@learnin/domain/mastery/standing";
import { standingsOf, startedSkillsOf } from "../mastery/index.ts";
import type { KnownLearner } from "./know-learner.ts";

type Collection = RouteResponse<typeof getPlan>["collection"];

const mostTiles = 12;
const mostKnown = 8;

/**
 * A learner's tiles: what is mastered, the newest first, then what is in progress, the closest to mastery
 * first.
 */
export function collectionOf(
	{ learner, graph, teachable }: Pick<KnownLearner, "learner" | "graph" | "teachable">,
	shownOf: (skill_id: string) => number,
	now: Date,
): Collection {
	const standings = standingsOf(learner, now);
	const ever = { now_ms: now.getTime(), days: Infinity };
	const mastered = masteredSince(startedSkillsOf(learner, now), ever).map(({ skill_id }) => skill_id);
	const started = [...standings]
		.filter(([skill_id]) => !mastered.includes(skill_id))
		.toSorted(([, one], [, other]) => rankOf(one) - rankOf(other) || other.mastery - one.mastery)
		.map(([skill_id]) => skill_id);
	const tiles = [...mastered, ...started].slice(0, mostTiles).flatMap((skill_id) => {
		const stage = standings.get(skill_id)?.stage;
		if (stage === undefined || graph.byId(skill_id) === undefined) return [];
		const said = { name: graph.nameOf(skill_id), place: graph.placeOf(skill_id) };
		return [{ skill_id, ...said, stage, shown_right: shownOf(skill_id) }];
	});
	const found = graph.skills.filter(({ id }) => looksKnown(learner, id));
	const known = teachable.filter(({ id }) => !standings.has(id) && looksKnown(learner, id));
	return {
		mastered_count: mastered.length,
		started_count: started.length,
		tiles,
		known_count: found.length,
		known_practised: found.filter(({ id }) => standings.has(id)).length,
		known: known
			.slice(-mostKnown)
			.toReversed()
			.map(({ id, child_name: name }) => ({ skill_id: id, name, place: graph.placeOf(id) })),
	};
}

/** Sorted by how full their tiles are. */
function rankOf({ stage }: Standing): number {
	return ["nearly", "learning", "unknown"].indexOf(stage);
}
