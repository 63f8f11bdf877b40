import { gradeLabel } from "@learnin/domain/family/grades";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Badge } from "../../../ui/people/badge.tsx";
import { type ListedStudent, studentsQuery } from "./people-lists.api.ts";
import { dateText } from "../dashboard/figure-texts.ts";
import { PeopleList } from "./people-list.tsx";
import { PeopleToolbar, sortWords } from "./people-toolbar.tsx";
import { studentStates } from "../people-words.ts";
import { useFilters } from "./use-filters.ts";
import "../people.css";

const states = Object.keys(studentStates) as (keyof typeof studentStates)[];
const grades = {
	"": "All grades",
	"2": gradeLabel(2),
	"3": gradeLabel(3),
	"4": gradeLabel(4),
	"5": gradeLabel(5),
	"6": gradeLabel(6),
	"7": gradeLabel(7),
	"8": gradeLabel(8),
} as const;
const gradeKeys = Object.keys(grades).toSorted() as (keyof typeof grades)[];

/** /superadmin/student-details: children of all families. */
export function StudentsPage({ studentTo }: { studentTo: (student_id: string) => string }) {
	const filters = useFilters();
	const state = filters.read("state", states);
	const grade = filters.read("grade", gradeKeys);
	const sort = filters.read("sort", ["newest", "name"]);
	const query = useInfiniteQuery(studentsQuery({ search: filters.search, state, grade, sort }));
	const isFiltered = filters.search !== "" || state !== "all" || grade !== "";
	return (
		<div className="people">
			<PeopleToolbar
				filters={filters}
				searchLabel="Search students by name, email or ID"
				choices={[
					{ name: "state", label: "Which students", options: studentStates, value: state },
					{ name: "grade", label: "Grade", options: grades, value: grade },
					{ name: "sort", label: "Sort by", options: sortWords, value: sort },
				]}
			/>
			<PeopleList
				thing="student"
				rows={query.data?.pages.flatMap(({ students }) => students)}
				query={query}
				isFiltered={isFiltered}
				isSearched={filters.search !== ""}
				onShowAll={filters.clear}
				empty={{
					title: "No students yet",
					hint: "Children appear here once a parent has paid for them.",
					tile: { kind: "dot", color: "gold", soft: true },
				}}
				linkTo={({ id }) => studentTo(id)}
				badgeOf={badgeOf}
				line={({ parent_name }) => `Child of ${parent_name}`}
				facts={(student) => [
					{ name: "Grade", value: <span className="num">{student.grade}</span> },
					{
						name: "Enrolled until",
						value: student.enrolled_until === null ? "–" : dateText(student.enrolled_until),
					},
					{ name: "Joined", value: dateText(student.created_at) },
				]}
			/>
		</div>
	);
}

function badgeOf({ is_active }: ListedStudent) {
	return is_active ? null : <Badge tone="coral">Switched off</Badge>;
}
