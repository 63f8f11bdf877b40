import { useState } from "react";
import { chime } from "../../platform/look/chime.ts";
import { useAction } from "../../ui/use-action.ts";
import { usePreferences } from "../profile/index.ts";
import type { Lesson, OpenedStep } from "./lessons.api.ts";
import { openStep } from "./lessons.api.ts";

/** The steps of the example: which one is next, whether it is asked about first, and which one was found. */
export function useSteps(lesson: Lesson, shown: OpenedStep[], onShow: (steps: OpenedStep[]) => void) {
	// Steps received with earlier ones, not shown yet.
	const [ready, setReady] = useState<OpenedStep[]>([]);
	const [isAsking, setIsAsking] = useState(false);
	/** The step that the student found before it was shown. */
	const [found, setFound] = useState<number | null>(null);
	const { isCalm, hasSound } = usePreferences();
	const next = lesson.steps[shown.length];
	const known = next?.opened ?? ready[0];
	const showKnown = (step: OpenedStep, rest: OpenedStep[]) => {
		setReady(rest);
		setIsAsking(false);
		if (hasSound && !isCalm) chime("step");
		onShow([...shown, step]);
	};
	const take = ([step, ...rest]: OpenedStep[], isFound = false) => {
		if (isFound) setFound(shown.length);
		if (step) showKnown(step, rest);
	};
	const open = useAction(() => openStep(lesson, shown.length, null), {
		onDone: ({ opened }) => take(opened),
	});
	const goOn = () => {
		if (known) showKnown(known, next?.opened ? ready : ready.slice(1));
		else if (next?.check) setIsAsking(true);
		else open.run();
	};
	const asked = isAsking ? next?.check : undefined;
	return { next, asked, found, take, goOn, isPending: open.isPending };
}
