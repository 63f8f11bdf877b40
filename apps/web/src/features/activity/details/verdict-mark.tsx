import {
	BookOpenText,
	Check,
	CircleDashed,
	CircleQuestionMark,
	RotateCcw,
	Shapes,
	SkipForward,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { Verdict } from "../attempts/attempt-words.ts";
import { verdictWords } from "../attempts/attempt-words.ts";

const icons: Record<Verdict, LucideIcon> = {
	right: Check,
	"not-yet": RotateCcw,
	"other-form": Shapes,
	unfinished: CircleDashed,
	unreadable: CircleQuestionMark,
	"in-review": BookOpenText,
	skipped: SkipForward,
};

/** A verdict by icon, word and shape; the color comes last. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
	const Icon = icons[verdict];
	return (
		<span className={`verdict verdict--${verdict}`}>
			<span className="verdict-shape">
				<Icon />
			</span>
			<span>{verdictWords[verdict]}</span>
		</span>
	);
}
