import { shortPoints } from "@learnin/domain/rewards/points";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { count } from "../../../platform/count-words.ts";
import { dayText } from "../../../platform/time/time-words.ts";
import { formatCount } from "../../../platform/format-count.ts";
import { Card } from "../../../ui/card.tsx";
import { CopyId } from "../../../ui/text/copy-id.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { sendStudentActivation, type StudentDetails, studentQuery } from "../lists/people-lists.api.ts";
import { invitationWords, notSeenWords } from "../people-words.ts";
import { Acts, Facts, PersonHead, PersonNotLoaded, SwitchedOff, When } from "./person-parts.tsx";
import { PracticeDays, type PracticeDaysProps } from "./practice-days.tsx";
import { ActivationButton } from "./activation-button.tsx";
import "../people.css";

export interface StudentPageProps extends Pick<PracticeDaysProps, "dayTo" | "renderFamilyViews"> {
	parentTo: (account_id: string) => string;
	renderImpersonate: (person: { account_id: string; name: string }) => ReactNode;
}

/** /superadmin/student-details/…: one child, in figures. */
export function StudentPage(props: StudentPageProps) {
	const { studentId = "" } = useParams();
	const query = useQuery(studentQuery(studentId));
	if (!query.data) return <PersonNotLoaded query={query} />;
	return <Content {...props} student={query.data} />;
}

function Content({
	student,
	parentTo,
	dayTo,
	renderImpersonate,
	renderFamilyViews,
}: StudentPageProps & { student: StudentDetails }) {
	return (
		<div className="person">
			<Head student={student} renderImpersonate={renderImpersonate} />
			<SwitchedOff person={student} />
			{student.deletion_warned_at !== null && (
				<Note kind="info" title="This child will be deleted soon unless they return">
					<p>
						We told the guardians <When at={student.deletion_warned_at} />.
					</p>
				</Note>
			)}
			<div className="person-columns">
				<div className="person-column">
					<Practice student={student} />
					<PracticeDays student={student} dayTo={dayTo} renderFamilyViews={renderFamilyViews} />
				</div>
				<div className="person-column">
					<About student={student} />
					<Card title="Guardians">
						<ul className="person-rows">
							{student.guardians.map(({ account_id, name, is_owner }) => (
								<li key={account_id}>
									<Link to={parentTo(account_id)}>{name}</Link>
									<span className="text-ink-3 text-sm">{is_owner ? "Family owner" : "Second guardian"}</span>
								</li>
							))}
						</ul>
					</Card>
					<Acts acts={student.acts} />
				</div>
			</div>
		</div>
	);
}

function Head({
	student,
	renderImpersonate,
}: { student: StudentDetails } & Pick<StudentPageProps, "renderImpersonate">) {
	const { id, account_id, name, email, is_active, not_seen_because } = student;
	return (
		<PersonHead name={name} line={email} badges={null}>
			{not_seen_because === null && account_id !== null ? (
				renderImpersonate({ account_id, name })
			) : (
				<p className="text-ink-3 text-sm">{notSeenWords[not_seen_because ?? "no_account"]}</p>
			)}
			<ActivationButton
				name={name}
				isActive={is_active}
				whatFollows={
					is_active
						? "The child is signed out everywhere right away, and we email the parents. Nothing is deleted or refunded."
						: "The child can practice again, and we email the parents."
				}
				send={(activation) => sendStudentActivation(id, activation)}
			/>
		</PersonHead>
	);
}

function Practice({ student }: { student: StudentDetails }) {
	const { skills, current_streak, longest_streak, completed_count, reward_points } = student;
	return (
		<Card title="Practice">
			<Facts
				rows={[
					{
						name: "Last active",
						value: student.last_active_at === null ? "Never" : <When at={student.last_active_at} />,
					},
					{ name: "Streak", value: `${count(current_streak, "day")}, longest ${longest_streak}` },
					{ name: "Questions", value: <span className="num">{formatCount(completed_count)}</span> },
					{ name: "Points", value: <span className="num">{shortPoints(reward_points)}</span> },
					{ name: "Skills mastered", value: <span className="num">{skills.mastered}</span> },
					{ name: "Skills in progress", value: <span className="num">{skills.in_progress}</span> },
					{ name: "Skills due for review", value: <span className="num">{skills.due_for_review}</span> },
				]}
			/>
		</Card>
	);
}

function About({ student }: { student: StudentDetails }) {
	const { id, grade, enrolled_until, invitation, created_at } = student;
	return (
		<Card title="About">
			<Facts
				rows={[
					{ name: "Grade", value: <span className="num">{grade}</span> },
					{
						name: "Enrolled until",
						value: enrolled_until === null ? "Not enrolled" : dayText(enrolled_until),
					},
					{ name: "Sign-in", value: invitationWords[invitation] },
					{ name: "Joined", value: dayText(created_at) },
					{ name: "ID", value: <CopyId value={id} /> },
				]}
			/>
		</Card>
	);
}
