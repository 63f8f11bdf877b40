import { isGone } from "../../../platform/api/is-gone.ts";
import { LoadFailed, type LoadState } from "../../../ui/messages/load-failed.tsx";
import { NothingHerePage } from "./nothing-here-page.tsx";

/** Shows that details failed to load; a missing resource, or one of another account, offers no retry. */
export function DetailsFailed({ query }: { query: LoadState }) {
	if (isGone(query.error)) return <NothingHerePage />;
	return <LoadFailed title="The answers couldn’t be loaded" query={query} />;
}
