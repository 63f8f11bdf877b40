import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useNow } from "../../platform/time/use-now.ts";
import { SelectField } from "../../ui/fields/field.tsx";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { dayKey } from "../../platform/time/time-words.ts";
import type { TransactionFilter } from "./transaction-filter.ts";
import { groupNames, periodsBetween, withPart } from "./transaction-filter.ts";
import { saveAsCsv, summaryQuery } from "./transactions.api.ts";

export interface TransactionFiltersProps {
	filter: TransactionFilter;
	students: UserDetails["all_students"];
	onChange: (filter: TransactionFilter) => void;
}

export function TransactionFilters({ filter, students, onChange }: TransactionFiltersProps) {
	const choose = (name: keyof TransactionFilter) => (event: React.ChangeEvent<HTMLSelectElement>) =>
		onChange(withPart(filter, name, event.currentTarget.value));
	return (
		<div className="tx-filters" role="search" aria-label="Filter the payments">
			<SelectField
				label="What"
				placeholder="Everything"
				options={Object.entries(groupNames).map(([value, label]) => ({ value, label }))}
				value={filter.kind ?? ""}
				onChange={choose("kind")}
			/>
			<SelectField
				label="Child"
				placeholder="All children"
				options={students.map(({ id, name }) => ({ value: id, label: name }))}
				value={filter.student_id ?? ""}
				onChange={choose("student_id")}
			/>
			<SelectField
				label="When"
				placeholder="Any time"
				options={usePeriods(filter.period)}
				value={filter.period ?? ""}
				onChange={choose("period")}
			/>
			<SaveButton filter={filter} />
		</div>
	);
}

/** Back to the first movement; always includes the one in the address. */
function usePeriods(chosen: string | undefined) {
	const { data } = useQuery(summaryQuery);
	const periods = periodsBetween(data?.first_month ?? null, dayKey(useNow()).slice(0, 7));
	if (chosen === undefined || periods.some(({ value }) => value === chosen)) return periods;
	const ofChosen = periodsBetween(`${chosen}-01`.slice(0, 7), `${chosen}-01`.slice(0, 7));
	return [...periods, ...ofChosen.filter(({ value }) => value === chosen)];
}

function SaveButton({ filter }: { filter: TransactionFilter }) {
	return (
		<ActionButton
			variant="line"
			className="tx-save"
			icon={<Download className="i" />}
			busyLabel="Saving the file"
			work={() => saveAsCsv(filter)}
			done="Your list is saved"
		>
			Save as CSV
		</ActionButton>
	);
}
