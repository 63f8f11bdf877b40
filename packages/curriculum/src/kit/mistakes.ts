import { isEqual } from "@learnin/domain/arithmetic/rational";
import { readNumber } from "@learnin/domain/grading/read-answer";

/** Whether two entries are numbers of different value. */
export function areDifferent(a: string, b: string): boolean {
	const [one, other] = [readNumber(a), readNumber(b)];
	return one.readable && other.readable && !isEqual(one.number.value, other.number.value);
}
