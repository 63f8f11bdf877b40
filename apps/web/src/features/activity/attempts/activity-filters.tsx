import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { useQuery } from "@tanstack/react-query";
import { Download, FileText, Gift, Printer } from "lucide-react";
import { useId } from "react";
import { paths } from "../../../paths/paths.ts";
import { worksheetsPath } from "../../../paths/more-paths.ts";
import { FoldOnPhone } from "../../../ui/fold-on-phone.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { SelectField } from "../../../ui/fields/field.tsx";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { saveAnswersAsCsv, SpanFields, totalsQuery, usualChoices } from "../../reports/index.ts";
import type { ActivityFilter, DaysFilter, Outcome } from "./activity-filter.ts";

export interface ActivityFiltersProps {
	filter: DaysFilter;
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
					// Another child has other skills.
					const { student_id: _, skill_id: __, ...others } = filter;
					const { value } = event.currentTarget;
					onChange(value === "" ? others : { ...others, student_id: value });
				}}
			/>
			<SpanFields usual="30-days" choices={usualChoices} />
			{/* A filter that is on is seen. */}
			<FoldOnPhone
				label="More filters and files"
				isOpenAtFirst={filter.skill_id !== undefined || filter.outcome !== undefined}
			>
				<div className="activity-filters-more">
					<SkillFilter filter={filter} onChange={onChange} />
					<OutcomeFilter filter={filter} onChange={onChange} />
				</div>
				<Actions filter={filter} />
			</FoldOnPhone>
		</div>
	);
}

/** The skills practiced in these days; always includes the one in the address. */
function SkillFilter({ filter, onChange }: Omit<ActivityFiltersProps, "students">) {
	const { student_id, skill_id, from, to } = filter;
	const { data } = useQuery(totalsQuery({ ...(student_id && { student_id }), from, to }));
	const skills = data?.skills ?? [];
	const isGone = skill_id !== undefined && !skills.some((skill) => skill.skill_id === skill_id);
	return (
		<SelectField
			label="Skill"
			className="child-filter"
			placeholder="All skills"
			options={[
				...skills.map((skill) => ({ value: skill.skill_id, label: skill.name })),
				...(isGone ? [{ value: skill_id, label: skill_id }] : []),
			]}
			value={skill_id ?? ""}
			onChange={(event) => {
				const { skill_id: _, ...others } = filter;
				const { value } = event.currentTarget;
				onChange(value === "" ? others : { ...others, skill_id: value });
			}}
		/>
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

/** What can be done with the answers. */
function Actions({ filter }: Pick<ActivityFiltersProps, "filter">) {
	return (
		<div className="activity-take">
			<SaveButton filter={filter} />
			<ButtonLink variant="line" icon={<FileText className="i" />} to={worksheetsPath(filter.student_id)}>
				Worksheet
			</ButtonLink>
			<ButtonLink variant="line" icon={<Gift className="i" />} to={paths.rewards}>
				Rewards
			</ButtonLink>
			<Button
				variant="line"
				icon={<Printer className="i" />}
				className="print-button"
				onClick={() => print()}
			>
				Print
			</Button>
		</div>
	);
}

function SaveButton({ filter }: { filter: DaysFilter }) {
	return (
		<ActionButton
			variant="line"
			icon={<Download className="i" />}
			busyLabel="Saving the file"
			work={() => saveAnswersAsCsv(filter)}
			done="The answers are saved"
		>
			Save as CSV
		</ActionButton>
	);
}
