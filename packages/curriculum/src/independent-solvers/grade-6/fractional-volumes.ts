import type { Rational } from "@learnin/domain/arithmetic/rational";
import { exact, over, power, same, times } from "../reading/arithmetic.ts";
import { numbersIn } from "../reading/formulas.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";

/** The volume or the number of cubes by filling the three edges one after the other, or the height from the volume. */
function solve(text: string): Rational {
	const [a = exact(1), b = exact(1), c = exact(1), cube] = numbersIn(text);
	if (/with a volume of|has a volume of/.test(text)) return over(over(a, b), c);
	const volume = times(times(a, b), c);
	return /cubes/.test(text) && cube !== undefined ? over(volume, power(cube, 3)) : volume;
}

const boxes: Solver = ({ prompt }, { values: [along, all, volume] }) => {
	const [a = exact(1), b = exact(1), c = exact(1), cube = exact(1)] = numbersIn(prompt);
	const wanted = times(times(a, b), c);
	return (
		same(times(along ?? exact(-1), cube), a) &&
		same(times(all ?? exact(-1), power(cube, 3)), wanted) &&
		same(volume ?? exact(-1), wanted)
	);
};

const told = toldSolvers(solve, boxes);

/** Volumes of boxes with fractions; an answer begins with its number, and a unit follows. */
export const fillsFractionalBoxes: Solver = (question, answer) =>
	question.question_type === "SELECT_ONE" || question.question_type === "FILL_ONE"
		? same(solve(question.prompt), numbersIn(answer.text)[0] ?? exact(-1))
		: told(question, answer);
