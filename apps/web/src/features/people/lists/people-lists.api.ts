import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	addParent,
	getParent,
	getParents,
	getStudentDetails,
	getStudents,
	type ParentState,
	type PeopleSort,
	resendChildInvitation,
	resendGuardianLink,
	resendParentMail,
	revokeChildInvitation,
	revokeGuardianLink,
	setParentActive,
	setStudentActive,
	type StudentState,
} from "@learnin/contract/routes/people/people-lists.contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api-client.ts";
import { pageAt, paged } from "../../../platform/api/paged.ts";

export type ListedParent = RouteResponse<typeof getParents>["parents"][number];
export type ListedStudent = RouteResponse<typeof getStudents>["students"][number];
export type ParentDetails = RouteResponse<typeof getParent>;
export type StudentDetails = RouteResponse<typeof getStudentDetails>;
export type Family = NonNullable<ParentDetails["family"]>;

/** Invalidated together after any action on a person. */
export const personKey = ["person"] as const;
const listKey = ["people-list"] as const;

const wanted = (search: string) => (search.trim() === "" ? {} : { search });

export interface ParentsAsked {
	search: string;
	state: ParentState;
	sort: PeopleSort;
}

export function parentsQuery({ search, state, sort }: ParentsAsked) {
	return infiniteQueryOptions({
		...paged,
		queryKey: [...listKey, "parents", search, state, sort],
		queryFn: ({ pageParam, signal }) =>
			callApi(getParents, { query: { ...wanted(search), ...pageAt(pageParam), state, sort } }, { signal }),
		// The previous results stay until the next ones arrive.
		placeholderData: (before) => before,
	});
}

export interface StudentsAsked {
	search: string;
	state: StudentState;
	/** Empty: every grade. */
	grade: string;
	sort: PeopleSort;
}

export function studentsQuery({ search, state, grade, sort }: StudentsAsked) {
	const ofGrade = grade === "" ? {} : { grade };
	return infiniteQueryOptions({
		...paged,
		queryKey: [...listKey, "students", search, state, grade, sort],
		queryFn: ({ pageParam, signal }) => {
			const query = { ...wanted(search), ...pageAt(pageParam), ...ofGrade, state, sort };
			return callApi(getStudents, { query }, { signal });
		},
		placeholderData: (before) => before,
	});
}

/** Fetched when the page opens and after an action, not repeatedly: access is logged. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

export function parentQuery(account_id: string) {
	return queryOptions({
		...once,
		queryKey: [...personKey, "parent", account_id],
		queryFn: ({ signal }) => callApi(getParent, { params: { account_id } }, { signal }),
	});
}

export function studentQuery(student_id: string) {
	return queryOptions({
		...once,
		queryKey: [...personKey, "student", student_id],
		queryFn: ({ signal }) => callApi(getStudentDetails, { params: { student_id } }, { signal }),
	});
}

export interface Activation {
	is_active: boolean;
	reason: string;
}

export function sendParentActivation(account_id: string, body: Activation) {
	return callApi(setParentActive, { params: { account_id }, body });
}

export function sendStudentActivation(student_id: string, body: Activation) {
	return callApi(setStudentActive, { params: { student_id }, body });
}

export function sendNewParent(body: RouteInput<typeof addParent>["body"]) {
	return callApi(addParent, { body });
}

export function sendParentMail(account_id: string) {
	return callApi(resendParentMail, { params: { account_id }, body: {} });
}

export function sendChildInvitation(student_id: string) {
	return callApi(resendChildInvitation, { params: { student_id }, body: {} });
}

export function withdrawChildInvitation(student_id: string) {
	return callApi(revokeChildInvitation, { params: { student_id }, body: {} });
}

export function sendGuardianLink(params: { account_id: string; invitation_id: string }) {
	return callApi(resendGuardianLink, { params, body: {} });
}

export function withdrawGuardianLink(params: { account_id: string; invitation_id: string }) {
	return callApi(revokeGuardianLink, { params, body: {} });
}

/** What parents and students have in common on their pages. */
export type SeenPerson = Pick<
	StudentDetails | ParentDetails,
	"is_active" | "deactivated_at" | "deactivation_reason" | "acts"
> & { not_seen_because: StudentDetails["not_seen_because"] };
