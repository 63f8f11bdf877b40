import type { UserDetails } from "@learnin/contract/routes/profile.contract";
import { FileText, Printer } from "lucide-react";
import { useId } from "react";
import { worksheetsPath } from "../../app/paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { SelectField } from "../../ui/field.tsx";
import type { ActivityFilter, Outcome } from "./activity-filter.ts";

export interface ActivityFiltersProps {
	filter: ActivityFilter;
	students: UserDetails["all_students"];
	onChange: (filter: ActivityFilter) => void;
}

const choices: readonly { outcome?: Outcome; label: string }[] = [
	{ label: "All" },
	{ outcome: "correct", label: "Right" },
	{ outcome: "incorrect", label: "Not yet" },
	{ outcome: "skipped", label: "Skipped" },
];

export function ActivityFilters({ filter, students, onChange }: ActivityFiltersProps) {
	return (
		<div className="activity-filters" role="search" aria-label="Filter the activity">
			<SelectField
				label="Child"
				className="child-filter"
				placeholder="All children"
				options={students.map(({ id, name }) => ({ value: id, label: name }))}
				value={filter.student_id ?? ""}
				onChange={(event) => {
					const { student_id: _, ...others } = filter;
					const { value } = event.currentTarget;
					onChange(value === "" ? others : { ...others, student_id: value });
				}}
			/>
			<OutcomeFilter filter={filter} onChange={onChange} />
			<Button
				variant="line"
				icon={<Printer className="i" />}
				className="print-button"
				onClick={() => print()}
			>
				Print
			</Button>
			<ButtonLink
				variant="line"
				icon={<FileText className="i" />}
				to={worksheetsPath(filter.student_id)}
			>
				Worksheet
			</ButtonLink>
		</div>
	);
}

function OutcomeFilter({ filter, onChange }: Omit<ActivityFiltersProps, "students">) {
	const labelId = useId();
	return (
		<div className="field">
			<span id={labelId} className="label">
				Result
			</span>
			<div className="seg outcome-filter" role="group" aria-labelledby={labelId}>
				{choices.map(({ outcome, label }) => (
					<button
						key={label}
						type="button"
						aria-pressed={filter.outcome === outcome}
						onClick={() => {
							const { outcome: _, ...others } = filter;
							onChange(outcome ? { ...others, outcome } : others);
						}}
					>
						{label}
					</button>
				))}
			</div>
		</div>
	);
}
