import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../buttons/button.tsx";
import { ButtonLink } from "../buttons/button-link.tsx";
import type { LoadState } from "./load-failed.tsx";
import { MessagePage } from "./message-page.tsx";

/** By error code: why a link no longer works, and what to do. */
export type ClosedWords = Record<string, { title: string; text: string }>;

/** A malformed token is refused by its form; to the reader it is simply unknown. */
export function codeOf(error: Error | null): string {
	if (error === null || (error instanceof ApiError && error.code === "invalid_request"))
		return "invitation_unknown";
	return error instanceof ApiError ? (error.code ?? "") : "";
}

export interface ClosedLinkPageProps {
	words: ClosedWords;
	/** Without an error if there is no token. */
	query: LoadState;
	/** The next page for a person with an account. */
	loginTo: string;
}

/** Replaces an invitation that cannot be opened. */
export function ClosedLinkPage({ words, query, loginTo }: ClosedLinkPageProps) {
	const { error, isFetching, refetch } = query;
	const reason = words[codeOf(error)];
	return (
		<MessagePage
			title={reason?.title ?? textOf(error)}
			tile={{ kind: "quarter", color: "lilac", soft: true }}
			actions={
				reason ? (
					<ButtonLink variant="primary" size="lg" to={loginTo} reloadDocument>
						Login
					</ButtonLink>
				) : (
					<Button variant="primary" size="lg" busy={isFetching} onClick={() => void refetch()}>
						Try again
					</Button>
				)
			}
		>
			<p>{reason?.text ?? "Your invitation is still there."}</p>
		</MessagePage>
	);
}
