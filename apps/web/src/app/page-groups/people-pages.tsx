import { FamilyPayments, PersonMails } from "../../features/operations/index.ts";
import { ParentPage } from "../../features/people/person/parent-page.tsx";
import { StudentPage } from "../../features/people/person/student-page.tsx";
import { ImpersonateButton } from "../../features/impersonation/index.ts";
import { parentPath, studentPath } from "../../paths/admin-paths.ts";
import { practiceDayPath, studentReportPath, studentActivityPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";

/** One parent, with the family's payments as on the payments page. */
export function Parent() {
	return (
		<ParentPage
			parentTo={parentPath}
			studentTo={studentPath}
			renderPayments={(familyId) => <FamilyPayments familyId={familyId} />}
			renderMails={(address) => <PersonMails address={address} />}
			renderImpersonate={({ account_id, name, isRegistering }) => (
				<ImpersonateButton
					accountId={account_id}
					name={name}
					dashboardTo={isRegistering ? paths.register : paths.parentDashboard}
				/>
			)}
		/>
	);
}

export function Student() {
	return (
		<StudentPage
			parentTo={parentPath}
			dayTo={practiceDayPath}
			renderImpersonate={({ account_id, name }) => (
				<ImpersonateButton accountId={account_id} name={name} dashboardTo={paths.studentDashboard} />
			)}
			renderFamilyViews={(student_id, { account_id, name }) => (
				<>
					<ImpersonateButton accountId={account_id} name={name} dashboardTo={studentReportPath(student_id)}>
						Report
					</ImpersonateButton>
					<ImpersonateButton accountId={account_id} name={name} dashboardTo={studentActivityPath(student_id)}>
						Activity
					</ImpersonateButton>
				</>
			)}
		/>
	);
}
