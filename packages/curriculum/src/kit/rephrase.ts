import type { Form } from "./draft.ts";
import { words } from "./value.ts";
import { startLarge, withUnit } from "./words.ts";

/** The form with its task rephrased, such as "the solution of $3x = 12$" for "$3x = 12$". */
export function withTask(form: Form, say: (task: string) => string): Form {
	return (random) => {
		const draft = form(random);
		return draft?.task === undefined ? undefined : { ...draft, task: say(draft.task) };
	};
}

/** The form with each value as a sentence about its task, to be judged true or false. */
export function asClaim(form: Form, say: (task: string, value: string) => string): Form {
	return (random) => {
		const draft = form(random);
		if (draft?.task === undefined) return undefined;
		const { task, unit, ...rest } = draft;
		const claim = (shown: string) => words(say(task, withUnit(shown, unit?.after)));
		return {
			...rest,
			right: claim(draft.right.shown),
			wrong: draft.wrong.map((each) => each && [each[0], claim(each[1].shown)]),
		};
	};
}

/** The form with each value as the sentence "The area is 12.", for the task "the area". */
export function stated(form: Form): Form {
	return asClaim(form, (task, value) => `${startLarge(task)} is ${value}.`);
}

/** The form without units after its values: for options, and for claims whose task names the unit. */
export function withoutUnit(form: Form): Form {
	return (random) => {
		const draft = form(random);
		if (draft === undefined) return undefined;
		const { unit: _unit, ...rest } = draft;
		return rest;
	};
}

/** The form without its picture, which would show what is claimed or asked for. */
export function withoutFigure(form: Form): Form {
	return (random) => {
		const draft = form(random);
		if (draft === undefined) return undefined;
		const { figure: _figure, ...rest } = draft;
		return rest;
	};
}

/** The form with values compared by spelling, so that equal ones can be wrong: 4/6 where 2/3 is required. */
export function asWritten(form: Form): Form {
	return (random) => {
		const draft = form(random);
		if (draft === undefined) return undefined;
		return {
			...draft,
			right: words(draft.right.shown),
			wrong: draft.wrong.map((each) => each && [each[0], words(each[1].shown)]),
		};
	};
}
