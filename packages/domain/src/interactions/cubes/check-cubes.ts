import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { countOf, MAX_EDGE, MAX_CUBES, roomIn } from "./cubes.ts";
import type { Cubes } from "./settings.ts";

/** Why unit cubes cannot answer this question, or null: their floor, or a right answer that does not fit. */
export function whyNoCubes(question: FillOneQuestion, cubes: Cubes): string | null {
	const edges = [cubes.length, cubes.width, cubes.height];
	const are_sound = edges.every((edge) => Number.isSafeInteger(edge) && edge >= 1 && edge <= MAX_EDGE);
	if (!are_sound || roomIn(cubes) > MAX_CUBES) return edges.join(" × ");
	const [answer = ""] = question.key.answers;
	const count = countOf(cubes, answer);
	if (count === null) return answer;
	return gradeFillOne(question, `${count}`).verdict === "correct" ? null : `${count}`;
}
