import { percentWords } from "@learnin/domain/reports/percent-words";
import { formatCount } from "../../platform/format-count.ts";
import { durationText } from "../../platform/time/time-words.ts";
import type { BankStatistics } from "./question-bank.api.ts";

/** Fewer answers say nothing about a question. */
const ENOUGH_ANSWERS = 5;

export interface StatisticsProps {
	statistics: BankStatistics | null;
	/** For a table cell. */
	isShort?: boolean;
}

/** Students' results with the published version. */
export function Statistics({ statistics, isShort = false }: StatisticsProps) {
	if (statistics === null || statistics.finished < ENOUGH_ANSWERS)
		return (
			<p className="bank-few">
				{statistics === null ? "Not enough answers yet" : `Not enough answers yet (${statistics.finished})`}
			</p>
		);
	const { finished, first_try, mean_tries, median_active_ms, discrimination, open_reports } = statistics;
	const figures = [
		{ name: "Finished", value: formatCount(finished) },
		{ name: "Right on the first try", value: percentWords(Math.round((100 * first_try) / finished)) },
		{ name: "Tries", value: mean_tries.toFixed(1) },
		{ name: "Time", value: durationText(median_active_ms) },
		{ name: "Discrimination", value: discrimination === null ? "–" : discrimination.toFixed(2) },
		...(isShort ? [] : [{ name: "Open reports", value: formatCount(open_reports) }]),
	];
	return (
		<dl className="bank-statistics">
			{figures.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd className="num">{value}</dd>
				</div>
			))}
		</dl>
	);
}
