import type { DaySpan } from "@learnin/domain/reports/figures";
import { useSearchParams } from "react-router";
import { dayKey } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { SelectField, TextField } from "../../../ui/fields/field.tsx";
import type { NamedSpan, SpanChoice } from "./span.ts";
import { readSpan, spanNames, spanOfDays, writeSpan } from "./span.ts";

/** The span in the page's address, and its setter. */
export function useSpan(usual: NamedSpan) {
	const [search, setSearch] = useSearchParams();
	const today = dayKey(useNow());
	const { choice, span } = readSpan(search, usual, today);
	return {
		choice,
		span,
		today,
		choose: (next: { choice: NamedSpan } | { span: DaySpan }) =>
			setSearch(writeSpan(search, next), { replace: true }),
	};
}

/** The days: a named span, or a custom range. */
export function SpanFields({ usual, choices }: { usual: NamedSpan; choices: readonly SpanChoice[] }) {
	const { choice, span, today, choose } = useSpan(usual);
	const change = (name: "from" | "to") => (event: React.ChangeEvent<HTMLInputElement>) => {
		const { value } = event.currentTarget;
		// A date field is empty while it is being typed.
		if (value !== "") choose({ span: spanOfDays({ ...span, [name]: value }, today) });
	};
	return (
		<>
			<SelectField
				label="When"
				className="span-choice"
				options={choices.map((value) => ({ value, label: spanNames[value] }))}
				value={choice}
				onChange={(event) => {
					const next = event.currentTarget.value as SpanChoice;
					choose(next === "days" ? { span } : { choice: next });
				}}
			/>
			{choice === "days" && (
				<div className="span-days">
					<TextField label="From" type="date" max={span.to} value={span.from} onChange={change("from")} />
					<TextField label="To" type="date" max={today} value={span.to} onChange={change("to")} />
				</div>
			)}
		</>
	);
}
