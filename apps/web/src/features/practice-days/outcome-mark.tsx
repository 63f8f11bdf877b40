import { Check, CheckCheck, CircleDashed, RotateCcw, SkipForward } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Badge } from "../../ui/people/badge.tsx";
import { endWords } from "./day-words.ts";
import type { DayQuestion, Outcome } from "./practice-days.api.ts";

const looks: Record<Outcome, { icon: LucideIcon; tone?: "mint" | "coral" }> = {
	first_try: { icon: CheckCheck, tone: "mint" },
	solved: { icon: Check, tone: "mint" },
	missed: { icon: RotateCcw, tone: "coral" },
	skipped: { icon: SkipForward },
	open: { icon: CircleDashed },
};

/** How a question ended, by icon and word; color comes last. */
export function OutcomeMark({ end }: { end: Pick<DayQuestion, "outcome" | "with_help"> }) {
	const { icon: Icon, tone } = looks[end.outcome];
	return (
		<Badge icon={<Icon />} {...(tone && { tone })}>
			{endWords(end)}
		</Badge>
	);
}
