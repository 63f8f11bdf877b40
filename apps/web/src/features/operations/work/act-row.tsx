import { actText } from "@learnin/domain/workshop/acts";
import { Link } from "react-router";
import {
	adminPaths,
	importedFilePath,
	parentPath,
	studentPath,
	updateQuestionPath,
} from "../../../paths/admin-paths.ts";
import { exactText, whenText } from "../../../platform/time/time-words.ts";
import { useNow } from "../../../platform/time/use-now.ts";
import { FactList } from "../fact-list.tsx";
import { CopyId } from "../../../ui/text/copy-id.tsx";
import type { Act } from "./workshop.api.ts";
import { Fact } from "../../../ui/text/fact.tsx";

/** One line of the audit log: the action, its actor and its subject, each with a link. */
export function ActRow({ act }: { act: Act }) {
	const now = useNow();
	const { action, actor, subject, family, created_at } = act;
	const thing = thingOf(act);
	const isOther = subject !== null && subject.id !== actor?.id;
	const isTold = [actor, subject].some((each) => each?.page?.id === family?.account_id);
	return (
		<div className="ops-main">
			<p className="ops-title">
				{actText(action)}
				<time className="ops-when" dateTime={created_at} title={exactText(created_at)}>
					{whenText(created_at, now)}
				</time>
			</p>
			<p className="dotted-facts ops-facts">
				<span>{actor === null ? "Learnin itself" : <Person person={actor} />}</span>
				{isOther && subject.page !== null && (
					<span>
						about <Person person={subject} />
					</span>
				)}
				{family !== null && !isTold && (
					<span>
						family of <Link to={parentPath(family.account_id)}>{family.name}</Link>
					</span>
				)}
				{thing !== null && (
					<span>
						<Link to={thing.to}>{thing.words}</Link>
					</span>
				)}
			</p>
			<FactList code={action} facts={act.details}>
				{isOther && (
					<Fact name="ID">
						<CopyId value={subject.id} />
					</Fact>
				)}
			</FactList>
		</div>
	);
}

function Person({ person: { name, page } }: { person: NonNullable<Act["actor"]> }) {
	if (page === null || name === null) return name ?? "someone who was deleted";
	return <Link to={page.kind === "student" ? studentPath(page.id) : parentPath(page.id)}>{name}</Link>;
}

/** The page of the subject, if it is not a person and has one. */
function thingOf({ action, subject, details }: Act): { to: string; words: string } | null {
	const [kind] = action.split(".");
	const skill = details["skill_id"];
	if (kind === "skill" && typeof skill === "string")
		return { to: `${adminPaths.skills}?${new URLSearchParams({ skill }).toString()}`, words: "the skill" };
	if (subject === null) return null;
	if (kind === "question" || kind === "candidate")
		return { to: updateQuestionPath(subject.id), words: "the question" };
	if (kind === "question_import" && action !== "question_import.forgotten")
		return { to: importedFilePath(subject.id), words: "the file" };
	return null;
}
