import { EXPORT_FORMATS } from "@learnin/contract/routes/bank/question-exchange.contract";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { count } from "../../platform/count-words.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Choice, Choices } from "../../ui/fields/choice.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { filtersOf } from "../question-bank/index.ts";
import { fieldText, typeWords } from "../question-common/index.ts";
import { exportFormatWords } from "./exchange-words.ts";
import type { ExportQuery, ExportReport } from "./question-exchange.api.ts";
import { exportReportQuery, saveQuestions } from "./question-exchange.api.ts";
import "../../ui/buttons/tick.css";
import "../../ui/lists/dotted-facts.css";
import "./question-exchange.css";

export interface ExportPageProps {
	/** The bank, where questions are searched for and chosen. */
	bankTo: string;
	editTo: (questionId: string) => string;
}

/** Exports the questions in the address, selected or filtered, in a chosen format. */
export function ExportPage({ bankTo, editTo }: ExportPageProps) {
	const [search, setSearch] = useSearchParams();
	const query = queryOf(search);
	const set = (name: string, value: string) => {
		const next = new URLSearchParams(search);
		next.set(name, value);
		setSearch(next, { replace: true });
	};
	return (
		<div className="exch exch-export">
			<Card title="Kind of file">
				<Choices legend={<span className="sr">Kind of file</span>} className="exch-formats">
					{EXPORT_FORMATS.map((format) => (
						<Choice
							key={format}
							type="radio"
							name="format"
							value={format}
							checked={query.format === format}
							onChange={() => set("format", format)}
						>
							<span>
								<b>{exportFormatWords[format].name}</b>
								<small>{exportFormatWords[format].says}</small>
							</span>
						</Choice>
					))}
				</Choices>
			</Card>
			<Card title="Questions">
				<Choices legend={<span className="sr">Which version</span>} className="exch-formats">
					<Choice
						type="radio"
						name="version"
						checked={query.version === "newest"}
						onChange={() => set("version", "newest")}
					>
						<span>
							<b>The newest version</b>
							<small>Includes drafts and questions in review.</small>
						</span>
					</Choice>
					<Choice
						type="radio"
						name="version"
						checked={query.version === "published"}
						onChange={() => set("version", "published")}
					>
						<span>
							<b>What students get</b>
							<small>Only published questions.</small>
						</span>
					</Choice>
				</Choices>
				<p className="exch-which">
					{whichText(search)} <Link to={bankTo + withoutOwn(search)}>Choose others</Link>
				</p>
				<Report query={query} editTo={editTo} />
			</Card>
		</div>
	);
}

/** The request: selected ids, or a filter of the bank. */
function queryOf(search: URLSearchParams): ExportQuery {
	const ids = search.get("ids");
	const format = EXPORT_FORMATS.find((each) => each === search.get("format")) ?? "json";
	const version = search.get("version") === "published" ? "published" : "newest";
	return ids !== null && /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/.test(ids)
		? { format, version, ids }
		: { format, version, ...foundBy(search) };
}

/** A file has the bank's order, whatever the order of the list. */
function foundBy(search: URLSearchParams) {
	const { sort: _, ...filters } = filtersOf(search);
	return filters;
}

function whichText(search: URLSearchParams): string {
	const ids = search.get("ids");
	if (ids !== null) return `${count(ids.split(",").length, "question")} that you chose.`;
	return Object.keys(foundBy(search)).length === 0
		? "All questions in the bank."
		: "The questions that match your search and filters.";
}

/** The bank's address with the search that led here. */
function withoutOwn(search: URLSearchParams): string {
	const next = new URLSearchParams(search);
	for (const name of ["format", "version", "ids"]) next.delete(name);
	return next.size === 0 ? "" : `?${next}`;
}

function Report({ query, editTo }: { query: ExportQuery; editTo: ExportPageProps["editTo"] }) {
	const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(exportReportQuery(query));
	const task = useAction(saveQuestions, { onError: shownHere });
	if (!data) {
		if (!error)
			return (
				<p className="exch-wait" role="status">
					<Spinner /> Checking each question…
				</p>
			);
		return <LoadFailed title="The questions couldn’t be checked" query={{ error, isFetching, refetch }} />;
	}
	if (data.found === 0) return <Note kind="info" title="No matching questions." />;
	const going = data.found - data.left_out;
	return (
		<div className="exch-report" aria-busy={isPlaceholderData}>
			<div role="status">
				<Figures report={data} />
			</div>
			{data.is_cut && (
				<Note
					kind="info"
					title={`There are more than ${data.found}. The file has the first ${data.found}. Use a filter to get the others.`}
				/>
			)}
			{task.error !== null && <Note kind="problem" title={textOf(task.error)} />}
			<Button
				variant="primary"
				family="flat"
				icon={<Download className="i" />}
				busy={task.isPending}
				disabled={going === 0 || isPlaceholderData}
				onClick={() => task.run(query)}
			>
				{going === 1 ? "Download 1 question" : `Download ${going} questions`}
			</Button>
			{data.items.length > 0 && <Lost report={data} editTo={editTo} />}
		</div>
	);
}

function Figures({ report: { whole, in_part, left_out } }: { report: ExportReport }) {
	return (
		<dl className="exch-figures">
			<div>
				<dt>Complete</dt>
				<dd className="num">{whole}</dd>
			</div>
			<div>
				<dt>Without some parts</dt>
				<dd className="num">{in_part}</dd>
			</div>
			<div>
				<dt>Left out</dt>
				<dd className="num">{left_out}</dd>
			</div>
		</dl>
	);
}

/** What the format would lose, question by question. */
function Lost({ report, editTo }: { report: ExportReport; editTo: ExportPageProps["editTo"] }) {
	return (
		<section className="exch-lost" aria-labelledby="exch-lost">
			<h3 id="exch-lost">What this type of file can’t hold</h3>
			<ul>
				{report.items.map(({ question_id, prompt, question_type, is_left_out, lost }) => (
					<li key={question_id}>
						<Link to={editTo(question_id)}>{prompt}</Link>
						<p className="dotted-facts exch-facts">
							<span>{typeWords[question_type]}</span>
							<span>
								{is_left_out
									? "Left out"
									: `Without: ${[...new Set(lost.map((field) => fieldText(field)))].join(", ")}`}
							</span>
						</p>
					</li>
				))}
			</ul>
			{report.in_part + report.left_out > report.items.length && (
				<p className="help">{`And ${report.in_part + report.left_out - report.items.length} more.`}</p>
			)}
		</section>
	);
}
