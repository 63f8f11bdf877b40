import type { QuestionOf } from "../input-props.ts";
import type { Pairs } from "./pairing.ts";
import type { PartLook } from "../part-look.ts";

/** Props of both the board with lines and the list. */
export interface MatchViewProps {
	question: QuestionOf<"MATCH_THE_FOLLOWING">;
	pairs: Pairs;
	lookOf: (left: string) => PartLook;
	isLocked: boolean;
	onPairs: (pairs: Pairs) => void;
}
