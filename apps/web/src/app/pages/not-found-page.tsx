import { useEffect } from "react";
import { reportError } from "../../platform/api/error-report.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { paths } from "../../paths/paths.ts";

export function NotFoundPage() {
	useEffect(() => reportError("not_found", "No such page"), []);
	return (
		<MessagePage
			title="This page is the missing piece"
			tile={{ kind: "quarter", color: "sky", soft: true }}
			actions={
				<ButtonLink variant="primary" size="lg" to={paths.home} reloadDocument>
					Go to the home page
				</ButtonLink>
			}
		>
			<p>We couldn’t find this page. It may have moved, or the link may have a typo.</p>
		</MessagePage>
	);
}
