import { MutationCache } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

// The client begins without this part of the library (`replaced/no-mutations.ts`): a page loads it with the first
// thing that sends something, and practice starts before that.
const mutations = new MutationCache();
queryClient.getMutationCache = () => mutations;

export { queryClient };
