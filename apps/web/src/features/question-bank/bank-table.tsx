import { gradeLabel } from "@learnin/domain/family/grades";
import { Flag } from "lucide-react";
import { Link } from "react-router";
import { count } from "../../platform/count-words.ts";
import { exactText, whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { sourceWords, standingText, standingTone, typeWords } from "../question-common/index.ts";
import type { BankRow } from "./question-bank.api.ts";
import { Statistics } from "./statistics.tsx";

export interface BankTableProps {
	rows: readonly BankRow[];
	/** Ids. */
	chosen: ReadonlySet<string>;
	onChoose: (chosen: ReadonlySet<string>) => void;
	editTo: (questionId: string) => string;
}

/** Questions with students' results; on a small screen each row is a card. */
export function BankTable({ rows, chosen, onChoose, editTo }: BankTableProps) {
	const areAll = rows.every(({ id }) => chosen.has(id));
	const toggle = (id: string) => {
		const next = new Set(chosen);
		if (!next.delete(id)) next.add(id);
		onChoose(next);
	};
	return (
		<table className="tbl bank-table">
			<caption className="sr">Questions of the bank</caption>
			<thead>
				<tr>
					<th scope="col">
						<label className="bank-check">
							<input
								type="checkbox"
								aria-label="Choose all shown"
								checked={areAll}
								onChange={() => onChoose(areAll ? new Set() : new Set(rows.map(({ id }) => id)))}
							/>
							<span className="bank-check-words">Choose all</span>
						</label>
					</th>
					<th scope="col">Question</th>
					<th scope="col">State</th>
					<th scope="col">With students</th>
					<th scope="col">Reviewer</th>
					<th scope="col" className="r">
						Changed
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<Row
						key={row.id}
						row={row}
						isChosen={chosen.has(row.id)}
						onToggle={() => toggle(row.id)}
						editTo={editTo(row.id)}
					/>
				))}
			</tbody>
		</table>
	);
}

interface RowProps {
	row: BankRow;
	isChosen: boolean;
	onToggle: () => void;
	editTo: string;
}

function Row({ row, isChosen, onToggle, editTo }: RowProps) {
	const now = useNow();
	const { prompt, source, statistics, assigned_to, updated_at } = row;
	return (
		<tr data-chosen={isChosen || undefined}>
			<td className="bank-choice">
				<label className="bank-check">
					<input
						type="checkbox"
						aria-label={`Choose ${prompt.spoken}`}
						checked={isChosen}
						onChange={onToggle}
					/>
				</label>
			</td>
			<td className="bank-question">
				<Link className="bank-prompt" to={editTo}>
					<RichText text={prompt} asLabel />
				</Link>
				<Filed row={row} />
			</td>
			<td className="bank-state">
				<Badge tone={standingTone(row)}>{standingText(row)}</Badge>
				<small>{sourceWords[source]}</small>
			</td>
			<td className="bank-figures">
				<Statistics statistics={statistics} isShort />
				{statistics !== null && statistics.open_reports > 0 && (
					<span className="bank-reports">
						<Flag className="i" />
						{count(statistics.open_reports, "open report")}
					</span>
				)}
			</td>
			<td className="bank-reviewer">{assigned_to?.name ?? <span className="text-ink-3">Nobody</span>}</td>
			<td className="bank-changed r">
				<time dateTime={updated_at} title={exactText(updated_at)}>
					{whenText(updated_at, now)}
				</time>
			</td>
		</tr>
	);
}

function Filed({ row }: { row: BankRow }) {
	const { skill_name, grade, difficulty, question_type, tags, version, published_version } = row;
	const isNewer = published_version !== null && published_version !== version;
	return (
		<p className="dotted-facts bank-filed">
			<span>{skill_name}</span>
			<span>{gradeLabel(grade)}</span>
			<span>{typeWords[question_type]}</span>
			<span>Difficulty {difficulty}</span>
			<span>
				{isNewer ? `Version ${version}, students have version ${published_version}` : `Version ${version}`}
			</span>
			{tags.map((tag) => (
				<span key={tag}>#{tag}</span>
			))}
		</p>
	);
}
