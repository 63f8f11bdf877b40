import { firstName } from "@learnin/domain/family/first-name";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { masteredMonthPath, studentReportPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { count } from "../../platform/count-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { SelectField } from "../../ui/fields/field.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Logo } from "../../ui/logo.tsx";
import { WholeWords } from "../../ui/text/whole-words.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NoChildren } from "../family/index.ts";
import { FilledTile } from "../learning/index.ts";
import { useProfile } from "../profile/index.ts";
import type { MasteredMonth } from "./growth.api.ts";
import { monthQuery } from "./growth.api.ts";
import { dayOfMonth, isMonth, monthName } from "./month-words.ts";
import "../../styles/print.css";
import "./mastered-month.css";

/** /student/month: the skills mastered in a month, to show and to print; for the child and its parents. */
export function MasteredMonthPage() {
	const [search] = useSearchParams();
	const { user_type, all_students } = useProfile();
	const student_id = search.get("student_id") ?? (user_type === "STUDENT" ? undefined : all_students[0]?.id);
	const month = search.get("month");
	const asked = { ...(student_id && { student_id }), ...(month !== null && isMonth(month) && { month }) };
	const { data, error, isFetching, refetch } = useQuery(monthQuery(asked));
	if (user_type === "PARENT" && student_id === undefined)
		return (
			<Card>
				<NoChildren hint="Certificates start with the first skill a child masters." />
			</Card>
		);
	if (data) return <Month data={data} />;
	if (!error) return <Skeleton className="h-96 w-full rounded-3xl" />;
	return <LoadFailed title="This month couldn’t be loaded" query={{ error, isFetching, refetch }} />;
}

function Month({ data }: { data: MasteredMonth }) {
	const isOwn = useProfile().user_type === "STUDENT";
	const hasSkills = data.skills.length > 0;
	return (
		<div className="mm-page">
			<div className="mm-bar">
				{!isOwn && <WhichChild student_id={data.student_id} />}
				<Months data={data} isOwn={isOwn} />
				{hasSkills && (
					<Button variant="line" icon={<Printer className="i" />} onClick={() => print()}>
						Print
					</Button>
				)}
			</div>
			{hasSkills ? <Certificate data={data} /> : <NothingMastered data={data} isOwn={isOwn} />}
		</div>
	);
}

function WhichChild({ student_id }: { student_id: string }) {
	const navigate = useNavigate();
	const { all_students } = useProfile();
	if (all_students.length < 2 || all_students.every(({ id }) => id !== student_id)) return null;
	return (
		<SelectField
			label="Child"
			className="mm-child"
			options={all_students.map(({ id, name }) => ({ value: id, label: name }))}
			value={student_id}
			onChange={(event) =>
				void navigate(masteredMonthPath({ student_id: event.currentTarget.value }), { replace: true })
			}
		/>
	);
}

function Months({ data: { months, month, student_id }, isOwn }: { data: MasteredMonth; isOwn: boolean }) {
	if (months.length === 0) return null;
	return (
		<nav className="mm-months" aria-label="Months">
			{months.map((each) => (
				<Link
					key={each.month}
					className="chip tap-line"
					to={masteredMonthPath({ month: each.month, ...(!isOwn && { student_id }) })}
					aria-current={each.month === month ? "page" : undefined}
				>
					{monthName(each.month)}
					<span className="num">{each.mastered}</span>
				</Link>
			))}
		</nav>
	);
}

function Certificate({ data }: { data: MasteredMonth }) {
	const { student_name, month, skills, practice_days, finished } = data;
	return (
		<article className="card mm">
			<Logo />
			<h2>{student_name}</h2>
			<p className="mm-what">
				{skills.length === 1
					? `mastered this skill in ${monthName(month)}`
					: `mastered these ${skills.length} skills in ${monthName(month)}`}
			</p>
			<ul>
				{skills.map(({ skill_id, name, place, mastered_on }) => (
					<li key={skill_id}>
						<svg viewBox="0 0 100 100" aria-hidden="true">
							<FilledTile place={place} fill={1} />
						</svg>
						<b>
							<WholeWords text={name} />
						</b>
						<span>{dayOfMonth(mastered_on)}</span>
					</li>
				))}
			</ul>
			<p className="mm-work">
				{`${count(finished, "question")} on ${count(practice_days, "day")} of practice`}
			</p>
		</article>
	);
}

/** The way on: the last month with something to show, and without any, to practice. */
function NothingMastered({ data, isOwn }: { data: MasteredMonth; isOwn: boolean }) {
	const { month, months, student_id, student_name } = data;
	// The newest comes first.
	const shown = months.find((each) => each.month < month) ?? months[0];
	if (shown !== undefined)
		return (
			<Empty
				title={`No skills mastered in ${monthName(month)}`}
				hint={`A certificate lists the skills mastered in a month. ${monthName(shown.month)} has ${count(shown.mastered, "skill")}.`}
			>
				<ButtonLink
					variant="line"
					to={masteredMonthPath({ month: shown.month, ...(!isOwn && { student_id }) })}
					className="mt-2"
				>
					{`See ${monthName(shown.month)}`}
				</ButtonLink>
			</Empty>
		);
	return (
		<Empty
			title="No certificate yet"
			hint={
				isOwn
					? "Each skill you master goes on it with its date. Your first one is on its way."
					: `${firstName(student_name)} hasn’t mastered a skill yet. Each one goes on the certificate with its date.`
			}
		>
			<ButtonLink
				variant="line"
				to={isOwn ? paths.lessonList : studentReportPath(student_id)}
				className="mt-2"
			>
				{isOwn ? "Choose a skill" : "See what comes next"}
			</ButtonLink>
		</Empty>
	);
}

function Empty({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
	return (
		<Card>
			<EmptyState
				title={title}
				hint={hint}
				tile={{ kind: "leaf", color: "mint", soft: true }}
				action={children}
			/>
		</Card>
	);
}
