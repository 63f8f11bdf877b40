import type { DaySpan } from "@learnin/domain/reports/figures";
import { Award, Download, FileText, NotebookPen, Printer } from "lucide-react";
import { useSearchParams } from "react-router";
import { masteredMonthPath, worksheetsPath } from "../../paths/more-paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { SelectField } from "../../ui/fields/field.tsx";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { useProfile } from "../profile/index.ts";
import { saveAnswersAsCsv, saveReportAsPdf } from "./reports.api.ts";
import { SpanFields } from "./span/span-fields.tsx";
import { reportChoices } from "./span/span.ts";

/** The child, the days, and the downloads. */
export function ReportBar({ studentId, span }: { studentId: string; span: DaySpan }) {
	const [search, setSearch] = useSearchParams();
	const { all_students } = useProfile();
	const isKnown = all_students.some(({ id }) => id === studentId);
	return (
		<div className="report-bar" role="search" aria-label="Choose the report">
			{all_students.length > 1 && isKnown && (
				<SelectField
					label="Child"
					className="span-choice"
					options={all_students.map(({ id, name }) => ({ value: id, label: name }))}
					value={studentId}
					onChange={(event) => {
						const next = new URLSearchParams(search);
						next.set("student_id", event.currentTarget.value);
						setSearch(next, { replace: true });
					}}
				/>
			)}
			<SpanFields usual="7-days" choices={reportChoices} />
			<div className="report-take">
				<SaveButton
					words="PDF"
					icon={<FileText className="i" />}
					saved="The report is saved"
					save={() => saveReportAsPdf(studentId, span)}
				/>
				<SaveButton
					words="CSV"
					icon={<Download className="i" />}
					saved="The answers are saved"
					save={() => saveAnswersAsCsv({ student_id: studentId, ...span })}
				/>
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
					icon={<Award className="i" />}
					to={masteredMonthPath({ student_id: studentId })}
				>
					Certificate
				</ButtonLink>
				<ButtonLink variant="line" icon={<NotebookPen className="i" />} to={worksheetsPath(studentId)}>
					Worksheets
				</ButtonLink>
			</div>
		</div>
	);
}

interface SaveButtonProps {
	words: string;
	icon: React.ReactNode;
	/** Shown after the download. */
	saved: string;
	save: () => Promise<void>;
}

function SaveButton({ words, icon, saved, save }: SaveButtonProps) {
	return (
		<ActionButton variant="line" icon={icon} busyLabel="Saving the file" work={save} done={saved}>
			<span className="sr">Save as </span>
			{words}
		</ActionButton>
	);
}
