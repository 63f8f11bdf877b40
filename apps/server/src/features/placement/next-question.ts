import { generatedInteractions, generatedKinds } from "@learnin/curriculum/generators/generated-kinds";
import { guessChance } from "@learnin/domain/mastery/belief/guess-chance";
import { nextSkill } from "@learnin/domain/placement/choose-skill";
import { beliefAfter, type PlacementBelief } from "@learnin/domain/placement/placement-belief";
import { kindInTurn, type PlacementWays } from "@learnin/domain/placement/placement-kind";
import { PLACEMENT_QUESTIONS } from "@learnin/domain/placement/placement-rules";
import type { PlacementAnswer } from "@learnin/domain/placement/placement-skill";
import type { AppContext } from "../../platform/app-context.ts";
import { makeQuestionsInWorker } from "../practice/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import type { NewPlacementQuestion } from "./placement.queries.ts";
import { placementModelOf } from "./placement-model-of.ts";

/**
 * The estimate after these answers, and the most informative next question; undefined if the placement is
 * over.
 */
export async function nextQuestion(
	app: AppContext,
	grade: number,
	answers: readonly PlacementAnswer[],
): Promise<{ belief: PlacementBelief; next: NewPlacementQuestion | undefined }> {
	const belief = beliefAfter(placementModelOf(await readSkillGraph(app.db), grade), answers);
	const chosen = answers.length >= PLACEMENT_QUESTIONS ? undefined : nextSkill(belief, answers);
	const kind = chosen && kindInTurn([...answers, chosen].map(({ skill_id }) => waysOf(skill_id)));
	if (chosen === undefined || kind === undefined) return { belief, next: undefined };
	const { difficulty, question_type, is_made } = kind;
	const position = answers.length;
	const wanted = { position, skill_id: chosen.skill_id, difficulty, question_type, is_made };
	const [made] = await makeQuestionsInWorker(app, [wanted], []);
	if (made === undefined) throw new Error(`nothing was made for ${chosen.skill_id}`);
	const { question, rendered } = made;
	const guess_chance = guessChance(question);
	const next = { position, skill_id: chosen.skill_id, difficulty, question, rendered, guess_chance };
	return { belief, next: { ...next, asked_at: app.now() } };
}

function waysOf(skill_id: string): PlacementWays {
	return { kinds: generatedKinds(skill_id), made: generatedInteractions(skill_id) };
}
