/** The run commands of an admin, one API call each. The caller's fetcher carries the token. */

export type PostJson = <Data>(path: string, body: unknown) => Promise<Data>;

export type RunCommands = ReturnType<typeof makeRunCommands>;

export function makeRunCommands(post: PostJson) {
  const toRun = <Data>(runId: string, action: string, body: unknown = {}) =>
    post<Data>(`/api/admin/runs/${runId}/${action}`, body);
  return {
    start: (order: { sourceId: string; dryRun: boolean }) => post<{ id: string }>("/api/admin/runs", order),
    cancel: (runId: string) => toRun<{ cancelled: true }>(runId, "cancel"),
    retryFailed: (runId: string) => toRun<{ waiting: number }>(runId, "retry"),
    rollBack: (runId: string) =>
      toRun<{ undone: { fields: number; listings: number; kept: number } }>(runId, "roll-back"),
    settleWithdrawals: (runId: string, carryOut: boolean) =>
      toRun<{ withdrawn: number }>(runId, "withdrawals", { carryOut }),
    settleChanges: (runId: string, carryOut: boolean) =>
      toRun<{ changed: number }>(runId, "changes", { carryOut }),
    settleFeed: (runId: string, carryOut: boolean) => toRun<unknown>(runId, "feed", { carryOut }),
    replay: (messageId: string) =>
      post<{ replayed: true }>(`/api/admin/dead-messages/${messageId}/replay`, {}),
  };
}
